import { createWords, type Catalogue, type Locale } from '@croupier/shared/i18n'
import type english from './messages/en.json'

/** Loads one language of this bundle's words, as a chunk of its own. */
export const loadMessages = async (locale: Locale): Promise<Catalogue> =>
  ((await import(`./messages/${locale}.json`)) as { default: Catalogue }).default

export type MessageId = keyof typeof english
export const { useText } = createWords<MessageId>()
