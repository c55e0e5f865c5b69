import { withSurroundings } from '@croupier/shared/host'
import { loadMessages } from '../words.ts'

/** The pop-ups that the shell owns itself, each a chunk of its own. */
export const shellScreens = withSurroundings({}, loadMessages)
