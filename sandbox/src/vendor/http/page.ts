import { html } from '../../html.ts'
import type { CatalogueGame } from '../../games/catalogue.ts'
import type { Locale } from './texts.ts'

/** What a game's page is made of: the game, its language, its texts and the files to link. */
export interface PageParts {
  game: CatalogueGame
  locale: Locale
  texts: string
  /** The contents of that file. */
  words: Readonly<Record<string, string>>
  theme: string | undefined
  font: string | undefined
  scripts: string[]
  styles: string[]
  shellOrigin: string
}

/** The document of a game: links to external files and data attributes, nothing inline. */
export function gamePage(parts: PageParts): string {
  const { game, locale, words } = parts
  const styles = [...parts.styles, ...(parts.theme ? [parts.theme] : [])]
  const links = [
    html`<link rel="preload" href="/assets/${parts.texts}" as="fetch" crossorigin>\n`,
    ...(parts.font
      ? [html`<link rel="preload" href="/assets/${parts.font}" as="font" type="font/woff2" crossorigin>\n`]
      : []),
    ...styles.map((file) => html`<link rel="stylesheet" href="/assets/${file}">\n`),
    ...parts.scripts.map((file) => html`<script type="module" src="/assets/${file}"></script>\n`),
  ]
  // The texts for the case that the message file cannot be loaded.
  const fallbackTexts = html`data-busy="${words['error.busy']}" data-again="${words['again']}"`
  const data = html`data-kind="${game.kind}" data-code="${game.code}" data-texts="/assets/${parts.texts}"`
  return html`<!doctype html>
<html lang="${locale}" ${data} ${fallbackTexts} data-shell="${parts.shellOrigin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${game.name}</title>
${links}</head>
<body class="kind-${game.kind}">
<main id="game" aria-busy="true"><h1 class="loading">${game.name}</h1></main>
</body>
</html>
`.text
}
