import { defineRemote } from '@croupier/shared/host'
import { loadMessages } from './words.ts'

/** The only thing that this bundle exposes. */
export default defineRemote({
  name: 'cashier',
  messages: loadMessages,
  screens: {},
})
