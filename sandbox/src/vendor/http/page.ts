import { escapeHtml } from '../../escape-html.ts'
import type { CatalogueGame } from '../../pictures/games.ts'
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
  const name = escapeHtml(game.name)
  const styles = [...parts.styles, ...(parts.theme ? [parts.theme] : [])]
  const links = [
    `<link rel="preload" href="/assets/${parts.texts}" as="fetch" crossorigin>`,
    parts.font && `<link rel="preload" href="/assets/${parts.font}" as="font" type="font/woff2" crossorigin>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`),
    ...parts.scripts.map((file) => `<script type="module" src="/assets/${file}"></script>`),
  ]
  // The texts for the case that the message file cannot be loaded.
  const ownWords = `data-busy="${escapeHtml(words['error.busy'] ?? '')}" data-again="${escapeHtml(words['again'] ?? '')}"`
  const data = `data-kind="${game.kind}" data-code="${game.code}" data-texts="/assets/${parts.texts}"`
  return `<!doctype html>
<html lang="${locale}" ${data} ${ownWords} data-shell="${escapeHtml(parts.shellOrigin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${name}</title>
${links.filter(Boolean).join('\n')}
</head>
<body class="kind-${game.kind}">
<main id="game" aria-busy="true"><h1 class="loading">${name}</h1></main>
</body>
</html>
`
}
