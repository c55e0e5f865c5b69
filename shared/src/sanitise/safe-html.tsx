import { useLayoutEffect, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import css from './safe-html.module.css'
import { sanitiseHtml } from './sanitise-html.ts'
import type { SanitiseOptions } from './sanitise-html.ts'

export interface SafeHtmlProps extends SanitiseOptions {
  readonly html: string
  /** The article's own background, font colour and padding. */
  readonly style?: CSSProperties
  readonly className?: string
  /** The language of the words, where it may be another than the page's. */
  readonly lang?: string | undefined
}

/** Shows html from the API. The cleaned nodes go in as they are: nothing is written and read again. */
export function SafeHtml({ html, base, imageHosts, style, className, lang }: SafeHtmlProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const hosts = imageHosts?.join(' ') ?? ''
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitiseHtml(html, { base, imageHosts: hosts.split(' ').filter(Boolean) }))
  }, [html, base, hosts])
  return <div ref={place} className={[css.prose, className].filter(Boolean).join(' ')} lang={lang} style={style} />
}
