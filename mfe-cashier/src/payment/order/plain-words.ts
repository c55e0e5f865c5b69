import type { Host } from '@croupier/shared/host'
import { loadSomeWords } from '@croupier/shared/i18n'
import { loadMessages, type MessageId } from '../../words.ts'

/**
 * Loads the words of the language that the site shows at this moment, for what outlives its screen. Only texts without
 * values can be read by it.
 */
export async function loadPlainWords({ locale }: Pick<Host, 'locale'>): Promise<(id: MessageId) => string> {
  const catalogue = await loadSomeWords(loadMessages, locale.get())
  // The build has made a list of parts of each text; a unit test loads the text itself.
  const partsOf = (id: MessageId): (string | object)[] => [catalogue[id] ?? ''].flat()
  return (id) =>
    partsOf(id)
      .map((part) => (typeof part === 'object' && 'value' in part ? part.value : part))
      .join('')
}
