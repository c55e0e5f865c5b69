import { html, type Html } from '../html.ts'

interface Document {
  readonly title: string
  readonly stylesheet: string
  readonly header: Html
  readonly main: Html
}

/** A page of the office: no script, one stylesheet, not to be found by search engines. */
export const documentOf = ({ title, stylesheet, header, main }: Document): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header>${header}</header>
<main>
${main}
</main>
</body>
</html>`.text
