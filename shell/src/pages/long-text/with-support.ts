import type { TextFacts } from '@croupier/shared/texts'
import { supportAddress } from '../../contact/support-address.ts'

/** The facts of the shell's long texts: the support address in a text is the one that its link writes to (D6). */
export const withSupport = (facts: TextFacts, hostname: string): TextFacts => ({
  ...facts,
  siteEmail: supportAddress(hostname, { email: facts.siteEmail }),
})
