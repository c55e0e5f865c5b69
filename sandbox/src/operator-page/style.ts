/** The operator's pages: plain, in the colours of the house. */
export const STYLE = `
:root { color-scheme: light; --ink: #1d2a25; --soft: #4d5a53; --line: #d8cdb4; --paper: #fffaf0; --ground: #f6f1e4;
  --accent: #7a4e00; --danger: #9c271c }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: center; padding: 8px 24px; background: #0d2c24;
  color: #f4ecd8 }
header strong { font: 600 20px Georgia, serif }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none }
nav a { display: inline-block; padding: 11px 0; color: #f4ecd8 }
nav a[aria-current] { color: #e6b75c; font-weight: 600; text-decoration: none; box-shadow: inset 0 -2px #e6b75c }
main { max-width: 1280px; margin: 0 auto; padding: 8px 24px 64px }
h1 { font: 600 28px Georgia, serif }
h2 { margin: 32px 0 8px; font: 600 20px Georgia, serif }
a { color: var(--accent) }
.note { padding: 12px 16px; border: 1px solid var(--accent); border-radius: 6px; background: var(--paper) }
.wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--paper) }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 10px 14px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
tbody tr:last-child > * { border-bottom: 0 }
thead th { color: var(--soft); font-size: 13px; font-weight: 600; white-space: nowrap }
.amount { text-align: end; white-space: nowrap }
small { display: block; color: var(--soft) }
ol { margin: 0; padding: 0; list-style: none; font-size: 13px; color: var(--soft); white-space: nowrap }
form.acts, .tabs { display: flex; flex-wrap: wrap; gap: 8px }
.tabs { margin: 0 0 16px }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--accent); border-radius: 6px; background: var(--paper);
  color: var(--accent); font: 600 15px system-ui, sans-serif; cursor: pointer }
button:hover { background: var(--ground) }
button.main { background: var(--accent); color: var(--paper) }
button.danger { border-color: var(--danger); color: var(--danger) }
:focus-visible { outline: 3px solid #c98b1b; outline-offset: 2px }
label { display: block; margin: 12px 0 4px; font-weight: 600 }
input, select { width: 100%; max-width: 420px; min-height: 44px; padding: 0 12px; border: 1px solid #1d2a2580;
  border-radius: 6px; background: #fff; color: var(--ink); font: 16px system-ui, sans-serif }
.card { margin: 0 0 16px; padding: 4px 20px 20px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--paper) }
.card button { margin-top: 16px }
.card h2 { margin-top: 16px }
.pictures { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px }
.pictures img { width: 180px; height: 120px; border: 1px solid var(--line); border-radius: 6px; background: #fff;
  object-fit: contain }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 16px; margin: 0 }
dt { color: var(--soft); font-size: 13px } dd { margin: 0; font-size: 18px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
`
