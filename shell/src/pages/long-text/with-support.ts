import type { TextFacts } from '@croupier/shared/texts'
import { supportAddress } from '../../contact/support-address.ts'

/** The facts of the shell's long texts: the address that is read is the one that a press on it writes to (D6). */
export const withSupport = (facts: TextFacts, hostname: string): TextFacts => ({
  ...facts,
  siteEmail: supportAddress(hostname, { email: facts.siteEmail }),
})
