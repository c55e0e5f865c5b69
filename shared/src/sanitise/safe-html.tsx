import { useLayoutEffect, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import css from './safe-html.module.css'
import { sanitiseHtml } from './sanitise-html.ts'
import type { SanitiseOptions } from './sanitise-html.ts'

export interface SafeHtmlProps extends SanitiseOptions {
  readonly html: string
  /** The titles that the frame around it shows: a first heading that repeats one is left out. */
  readonly titles?: readonly string[]
  /** The article's own background, font colour and padding. */
  readonly style?: CSSProperties
  readonly className?: string
  /** The language of the words, where it may be another than the page's. */
  readonly lang?: string | undefined
}

/** Shows html from the API. The cleaned nodes are inserted as they are, never written as text and parsed again. */
export function SafeHtml(props: SafeHtmlProps): ReactNode {
  const { html, base, titles, style, className, lang } = props
  const container = useRef<HTMLDivElement>(null)
  const shown = titles?.map(plain).join('\n') ?? ''
  useLayoutEffect(() => {
    const nodes = sanitiseHtml(html, { base })
    const first = nodes.firstElementChild
    if (first && /^H[1-3]$/.test(first.tagName) && shown.split('\n').includes(plain(first.textContent))) first.remove()
    container.current?.replaceChildren(nodes)
  }, [html, base, shown])
  return <div ref={container} className={[css.prose, className].filter(Boolean).join(' ')} lang={lang} style={style} />
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
