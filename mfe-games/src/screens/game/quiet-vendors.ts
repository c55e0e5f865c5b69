import { readStoredList, writeStored } from '@croupier/shared/storage'

const KEY = 'croupier.quietVendors'

/** Whether the vendor's games send no messages to the site but are visible, as the player has confirmed. */
export const isQuiet = (origin: string): boolean => readStoredList(KEY).includes(origin)

/** Remembers on this device whether a vendor's games are silent; without storage the player is asked each time. */
export function noteQuiet(origin: string, quiet: boolean): void {
  const before = readStoredList(KEY)
  if (before.includes(origin) === quiet) return
  const after = quiet ? [...before, origin] : before.filter((each) => each !== origin)
  writeStored(KEY, JSON.stringify(after))
}
