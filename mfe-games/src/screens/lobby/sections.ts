import type { Lobby } from '@croupier/shared/api'
import type { MessageId } from '../../words.ts'

/** The sections of the home page, in their order (GM-01). */
const sections = [
  { key: 'recently', title: 'lobby.recently', category: null },
  { key: 'top', title: 'lobby.top', category: 'top' },
  { key: 'slotsGames', title: 'lobby.slots', category: 'slots' },
  { key: 'tableGames', title: 'lobby.tables', category: 'tables' },
  { key: 'liveCasino', title: 'lobby.live', category: 'live' },
] as const satisfies readonly { key: keyof Lobby; title: MessageId; category: string | null }[]

/** Each shows only when its count is above 0. */
export const sectionsOf = (lobby: Lobby) =>
  sections.filter(({ key }) => lobby[key].count > 0 && lobby[key].data.length > 0)
