/** Hostile html for tests (security.md 1): 20 families of 25 payloads each, generated. */

/** What a payload's script would run; it must never run. */
const call = 'globalThis.__ran=1'
const far = 'https://evil.example/x'

const tags = ['svg', 'img', 'body', 'video', 'audio', 'details', 'input', 'iframe', 'object', 'a']
const events = [
  'onload',
  'onerror',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onbegin',
  'onstart',
  'onwheel',
  'onpointerenter',
]
const schemes = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  `&#106;avascript:${call}`,
  `data:text/html,<script>${call}</script>`,
]
const carriers = ['math', 'svg', 'table', 'select', 'noscript']
const wraps = [
  (html: string) => html,
  (html: string) => `<p>Rules ${html} end</p>`,
  (html: string) => `<table><tr><td>${html}</td></tr></table>`,
  (html: string) => `<div><b>${html}`,
  (html: string) => `</p></div>${html}<!--`,
]

type Family = readonly [parts: readonly string[], make: (part: string, variant: number) => string]
const pick = <Item>(list: readonly Item[], variant: number): Item => list[variant % list.length] as Item

const alert = `<script>${call}</script>`
const shadow = ['', ' shadowrootmode=open', ' shadowroot=open', ' id=x', ' lang=en']
const sheets = ['style', 'link rel=stylesheet', 'STYLE', 'style media=all', 'link rel=preload as=style']
const drawn = ['<script>', '<set onbegin=', '<animate onbegin=', '<foreignObject><script>', '<use href="data:x,']
const mathTags = ['maction', 'mi', 'mtext', 'annotation-xml encoding="text/html"', 'mglyph']
const owned = ['body', 'head', 'location', 'cookie', 'root']
const heads = [
  `meta http-equiv=refresh content="0;url=${far}"`,
  `base href="${far}"`,
  'meta charset=utf-7',
  `link rel=prefetch href="${far}"`,
  `link rel=dns-prefetch href="${far}"`,
]
const extras = ['target=_self', 'download', `onclick=${call}`, `background="${far}"`, `attributionsrc="${far}"`]

const families: Readonly<Record<string, Family>> = {
  script: [
    ['script', 'SCRIPT', 'scr\u0000ipt', 'script/x', `script src="${far}"`],
    (tag) => `<${tag}>${call}</script>`,
  ],
  nestedScript: [['', 'x', ' ', '/', '\n'], (part, n) => `<scr${`<script${part}>`.repeat((n % 4) + 1)}ipt>${alert}`],
  handlers: [tags, (tag, n) => `<${tag} ${pick(events, n)}=${call} src=x autofocus>`],
  slashedHandlers: [tags, (tag, n) => `<${tag}/${pick(events, n + 3)}="${call}"//src=x>`],
  anchors: [schemes, (address) => `<a href="${address}">x</a>`],
  imageSources: [schemes, (address) => `<img src="${address}">`],
  imageLinks: [schemes, (address) => `<img src="/a.png" link="${address}">`],
  foreignImages: [['src', 'srcset', 'lowsrc', 'dynsrc', 'data-src'], (name, n) => `<img ${name}="${far}?${n}">`],
  frames: [
    ['iframe', 'frame', 'embed', 'object', 'portal'],
    (tag) => `<${tag} src="${far}" data="${far}" srcdoc="${alert}"></iframe>`,
  ],
  styles: [sheets, (tag) => `<${tag} href="${far}">@import url(${far});*{background:url(${far})}</style>`],
  styleAttributes: [
    ['background', 'list-style', 'behavior', 'border-image', '-moz-binding'],
    (name) => `<p style="${name}:url(${far});position:fixed">x</p>`,
  ],
  svg: [drawn, (part) => `<svg>${part}${call}</script></svg>`],
  mutation: [
    carriers,
    (tag) => `<${tag}><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;"></${tag}>`,
  ],
  mathHref: [mathTags, (tag, n) => `<math><${tag} xlink:href="${pick(schemes, n)}" href="${schemes[0]}">x</math>`],
  forms: [
    schemes,
    (address) => `<form action="${address}"><button formaction="${address}">x</button><input name=attributes>`,
  ],
  clobbering: [owned, (name, n) => `<${pick(tags, n)} id="${name}" name="${pick(owned, n + 1)}" class="x">`],
  metaAndBase: [heads, (tag) => `<${tag}>`],
  media: [
    ['video poster', 'video src', 'audio src', 'source srcset', 'track src'],
    (part, n) => `<${part}="${far}" ${pick(events, n)}=${call}>`,
  ],
  templates: [shadow, (part) => `<template${part}><img src=x onerror=${call}>${alert}</template>`],
  ping: [extras, (part) => `<a href="/ok" ping="${far}" ${part}>x</a>`],
}

export const familyNames: readonly string[] = Object.keys(families)

/** 25 payloads of a family: its parts in turn, in five surroundings (`wraps`). */
export function payloadsOf(family: string): readonly string[] {
  const found = families[family]
  if (!found) throw new Error(`no family ${family}`)
  const [parts, make] = found
  return Array.from({ length: 25 }, (_, n) => pick(wraps, Math.floor(n / 5))(make(pick(parts, n), n)))
}
