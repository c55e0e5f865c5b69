import { readStored, writeStored } from '@croupier/shared/storage'
import { createValue, type Value } from '../host/value.ts'

/** `unasked`: not answered yet, which counts as no (D20). */
export type Consent = 'unasked' | 'necessary' | 'marketing'

const KEY = 'croupier.consent'

/** The visitor's answer about marketing cookies, kept in this browser and followed by its other tabs. */
function createConsent(): Value<Consent> {
  const value = createValue<Consent>(read(readStored(KEY)))
  addEventListener('storage', (event) => {
    if (event.key === KEY) value.set(read(event.newValue))
  })
  return {
    ...value,
    set(next) {
      value.set(next)
      writeStored(KEY, next)
    },
  }
}

function read(stored: string | null): Consent {
  return stored === 'necessary' || stored === 'marketing' ? stored : 'unasked'
}

/** The single instance of this page. */
export const consent = createConsent()
