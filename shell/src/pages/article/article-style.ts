import type { Article } from '@croupier/shared/api'
import type { CSSProperties } from 'react'

const colour = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/deg]{1,40}\))$/i
const padding = /^\d{1,3}(\.\d+)?(px|rem|em|%)?(\s+\d{1,3}(\.\d+)?(px|rem|em|%)?){0,3}$/

/** The article's own styles; values that are not plain colours or lengths are left out. */
export function articleStyle(article: Pick<Article, 'backgroundColor' | 'fontColor' | 'padding'>): CSSProperties {
  const style: CSSProperties = {}
  if (colour.test(article.backgroundColor)) style.backgroundColor = article.backgroundColor
  if (colour.test(article.fontColor)) style.color = article.fontColor
  const space = article.padding.trim()
  if (padding.test(space)) style.padding = space.replace(/\d+(\.\d+)?(?=\s|$)/g, '$&px')
  return style
}
