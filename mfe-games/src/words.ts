import { createWords, type Catalogue, type Locale } from '@croupier/shared/i18n'
import type english from './messages/en.json'

/** Loads this bundle's messages in one language, as a separate chunk. */
export const loadMessages = async (locale: Locale): Promise<Catalogue> =>
  ((await import(`./messages/${locale}.json`)) as { default: Catalogue }).default

export type MessageId = keyof typeof english
export const { useText } = createWords<MessageId>()
