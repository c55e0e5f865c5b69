import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fil from './fil.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }

export type MessageId = keyof typeof en
const CATALOGUES: Record<string, Record<MessageId, string>> = { de, en, es, fi, fil, fr, it, ja, pt, tr }

/** The operator's own words in the caller's language; `{name}` is replaced by the value of that name. */
export function say(language: string, id: MessageId, values: Record<string, string | number> = {}): string {
  const text = (CATALOGUES[language] ?? en)[id]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The language of a request: one of ours, or English. */
export function languageOf(header: unknown): string {
  return typeof header === 'string' && Object.hasOwn(CATALOGUES, header) ? header : 'en'
}
