/** The operator's pages: plain, in the colours of the house; tables become cards on phones. */
export const STYLE = `
:root { color-scheme: light; --ink: #1d2a25; --soft: #4d5a53; --line: #d8cdb4; --paper: #fffaf0; --ground: #f6f1e4;
  --accent: #7a4e00; --danger: #9c271c; --ok: #1d6b45; --wait: #7a4e00 }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 0 32px; align-items: center; padding: 8px 24px; background: #0d2c24;
  color: #f4ecd8 }
header strong { font: 600 20px Georgia, serif }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none }
header a { display: inline-block; padding: 11px 0; color: #f4ecd8 }
header a[aria-current] { color: #e6b75c; font-weight: 600; text-decoration: none; box-shadow: inset 0 -2px #e6b75c }
main { max-width: 1280px; margin: 0 auto; padding: 8px 24px 64px }
h1 { font: 600 28px Georgia, serif; overflow-wrap: anywhere }
h2 { margin: 32px 0 8px; font: 600 20px Georgia, serif }
a { color: var(--accent) }
.note { padding: 12px 16px; border: 1px solid var(--ok); border-radius: 6px; background: var(--paper) }
.note.problem { border-color: var(--danger); color: var(--danger) }
.nothing { padding: 32px; border: 1px dashed var(--line); border-radius: 12px; color: var(--soft); text-align: center }
.filters { display: flex; flex-wrap: wrap; gap: 12px 32px; align-items: end; justify-content: space-between; margin: 0 0 16px }
.choices { gap: 8px }
.choices a { display: flex; gap: 8px; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid var(--line);
  border-radius: 22px; background: var(--paper); text-decoration: none }
.choices a[aria-current] { border-color: var(--accent); background: var(--accent); color: var(--paper); font-weight: 600 }
.count { font-size: 13px; font-variant-numeric: tabular-nums }
.search label { margin-top: 0 }
.search .tabs { margin: 0 0 16px }
.filters .tabs { flex-wrap: nowrap; margin: 0 }
.wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--paper) }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 10px 14px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
td { overflow-wrap: anywhere }
tbody tr:last-child > * { border-bottom: 0 }
tbody tr:hover { background: #faf3e2 }
thead th { color: var(--soft); font-size: 13px; font-weight: 600; white-space: nowrap }
.amount { text-align: end; white-space: nowrap }
small { display: block; color: var(--soft); overflow-wrap: anywhere }
ol { margin: 0; padding: 0; list-style: none; font-size: 13px; color: var(--soft) }
time { white-space: nowrap }
.state { display: inline-block; padding: 1px 10px; border: 1px solid; border-radius: 12px; color: var(--wait); font-size: 13px;
  white-space: nowrap }
.s40 { color: var(--ok) } .s1, .s10, .s50 { color: var(--danger) }
.acts, .tabs { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
.tabs { margin: 0 0 16px }
.pager { display: flex; gap: 24px; align-items: center; justify-content: center; min-height: 64px }
.pager a { padding: 11px 0 }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--accent);
  border-radius: 6px; background: var(--paper); color: var(--accent); font: 600 15px system-ui, sans-serif; cursor: pointer;
  text-decoration: none }
button:hover, .button:hover { background: var(--ground) }
button.main { background: var(--accent); color: var(--paper) }
button.main:hover { background: #5f3d00 }
button.danger { border-color: var(--danger); color: var(--danger) }
:focus-visible { outline: 3px solid #b37a10; outline-offset: 2px }
label { display: block; margin: 12px 0 4px; font-weight: 600 }
input, select { width: 100%; max-width: 420px; min-height: 44px; padding: 0 12px; border: 1px solid #1d2a2580;
  border-radius: 6px; background: #fff; color: var(--ink); font: 16px system-ui, sans-serif }
.tabs input, .tabs select { flex: 1; width: auto; min-width: 0 }
.card { margin: 0 0 16px; padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper) }
.card h2 { margin-top: 0 }
.card > button, .card .acts { display: flex; margin-top: 16px }
.pictures { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px }
.pictures img { width: 180px; height: 120px; border: 1px solid var(--line); border-radius: 6px; background: #fff;
  object-fit: contain }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 16px; margin: 0 }
dt { color: var(--soft); font-size: 13px }
dd { margin: 0; font-size: 18px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
@media (max-width: 760px) {
  header, main { padding-inline: 16px }
  .search, .filters > * { width: 100% }
  .wide { border: 0; background: none }
  table, tbody, tr, th, td { display: block }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tbody tr { margin: 0 0 12px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper) }
  tbody tr > * { display: grid; grid-template-columns: 110px minmax(0, 1fr); gap: 8px; padding: 6px 0; border: 0;
    overflow-wrap: anywhere; text-align: start }
  tbody tr > *::before { content: attr(data-name); color: var(--soft); font-size: 13px; font-weight: 400 }
  tbody tr > * > * { grid-column: 2 }
  .amount { text-align: start; white-space: normal }
  .state { justify-self: start }
  nav ul { gap: 0 14px }
}
`
