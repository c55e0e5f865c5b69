/** Hostile html for tests (security.md 1): 20 families of 25 payloads each, generated. */

/** What a script of a payload would call; nothing may ever do so. */
const call = 'globalThis.__ran=1'
const far = 'https://evil.example/x'

const tags = ['svg', 'img', 'body', 'video', 'audio', 'details', 'input', 'iframe', 'object', 'a']
const events = ['onload', 'onerror', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onbegin', 'onstart', 'onwheel', 'onpointerenter']
const schemes = [`javascript:${call}`, `JaVaScRiPt:${call}`, `java\tscript:${call}`, `&#106;avascript:${call}`, `data:text/html,<script>${call}</script>`]
const carriers = ['math', 'svg', 'table', 'select', 'noscript']
const wraps = [
  (html: string) => html,
  (html: string) => `<p>Rules ${html} end</p>`,
  (html: string) => `<table><tr><td>${html}</td></tr></table>`,
  (html: string) => `<div><b>${html}`,
  (html: string) => `</p></div>${html}<!--`,
]

type Family = (variant: number) => string
const pick = <Item>(list: readonly Item[], variant: number): Item => list[variant % list.length] as Item

const families: Readonly<Record<string, Family>> = {
  script: (n) => `<${pick(['script', 'SCRIPT', 'scr\u0000ipt', 'script/x', 'script src="' + far + '"'], n)}>${call}</script>`,
  nestedScript: (n) => `<scr${'<script>'.repeat((n % 4) + 1)}ipt>${call}</script>`,
  handlers: (n) => `<${pick(tags, n)} ${pick(events, n)}=${call} src=x autofocus>`,
  slashedHandlers: (n) => `<${pick(tags, n + 3)}/${pick(events, n)}="${call}"//src=x>`,
  anchors: (n) => `<a href="${pick(schemes, n)}">x</a>`,
  imageSources: (n) => `<img src="${pick(schemes, n)}">`,
  imageLinks: (n) => `<img src="/a.png" link="${pick(schemes, n)}">`,
  foreignImages: (n) => `<img ${pick(['src', 'srcset', 'lowsrc', 'dynsrc', 'data-src'], n)}="${far}?${n}">`,
  frames: (n) => `<${pick(['iframe', 'frame', 'embed', 'object', 'portal'], n)} src="${far}" data="${far}" srcdoc="<script>${call}</script>"></iframe>`,
  styles: (n) => `<${pick(['style', 'link rel=stylesheet', 'STYLE', 'style media=all', 'link rel=preload as=style'], n)} href="${far}">@import url(${far});*{background:url(${far})}</style>`,
  styleAttributes: (n) => `<p style="${pick(['background', 'list-style', 'behavior', 'border-image', '-moz-binding'], n)}:url(${far});position:fixed">x</p>`,
  svg: (n) => `<svg>${pick(['<script>', '<set onbegin=', '<animate onbegin=', '<foreignObject><script>', '<use href="data:image/svg+xml,'], n)}${call}</script></svg>`,
  mutation: (n) => `<${pick(carriers, n)}><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;"></style></${pick(carriers, n)}>`,
  mathHref: (n) => `<math><${pick(['maction', 'mi', 'mtext', 'annotation-xml encoding="text/html"', 'mglyph'], n)} xlink:href="${schemes[0]}" href="${schemes[0]}">x</math>`,
  forms: (n) => `<form action="${pick(schemes, n)}"><button formaction="${schemes[0]}">x</button><input name=attributes></form>`,
  clobbering: (n) => `<${pick(['form', 'img', 'a', 'div', 'object'], n)} id="${pick(['body', 'head', 'location', 'cookie', 'root'], n)}" name="${pick(['body', 'createElement', 'getElementById', 'forms', 'children'], n)}" class="x">`,
  metaAndBase: (n) => `<${pick(['meta http-equiv=refresh content="0;url=' + far + '"', `base href="${far}"`, 'meta charset=utf-7', `link rel=prefetch href="${far}"`, `link rel=dns-prefetch href="${far}"`], n)}>`,
  media: (n) => `<${pick(['video poster', 'video src', 'audio src', 'source srcset', 'track src'], n)}="${far}" ${pick(events, n)}=${call}>`,
  templates: (n) => `<template${pick(['', ' shadowrootmode=open', ' shadowroot=open', ' id=x', ' lang=en'], n)}><img src=x onerror=${call}><script>${call}</script></template>`,
  ping: (n) => `<a href="/ok" ping="${far}" ${pick(['target=_self', 'download', 'onclick=' + call, `background="${far}"`, `attributionsrc="${far}"`], n)}>x</a>`,
}

export const familyNames: readonly string[] = Object.keys(families)

/** 25 payloads a family: five variants in five surroundings. */
export function payloadsOf(family: string): readonly string[] {
  const make = families[family]
  if (!make) throw new Error(`no family ${family}`)
  return Array.from({ length: 25 }, (_, index) => pick(wraps, Math.floor(index / 5))(make(index)))
}
