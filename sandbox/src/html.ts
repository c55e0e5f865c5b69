import { escapeHtml } from './escape-html.ts'

/** A piece of HTML made by `html`, and so safe to insert into another. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | null | undefined | readonly Html[]

/** A template tag that escapes its values, unless they are `Html` themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : '')).join(''))
}

function textOf(value: Value): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escapeHtml(String(value))
}

/** A timestamp as operators read it: UTC, to the second. */
export const stamp = (time: Date): string => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
