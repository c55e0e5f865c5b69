import { shownSections, type Lobby, type User } from '@croupier/shared/api'
import type { MessageId } from '../../words.ts'

interface Section {
  readonly title: MessageId
  /** Of the games' pages; null for what was played, which has a list of its own. */
  readonly category: string | null
}
const sections: Readonly<Record<keyof Lobby, Section>> = {
  recently: { title: 'lobby.recently', category: null },
  top: { title: 'lobby.top', category: 'top' },
  slotsGames: { title: 'lobby.slots', category: 'slots' },
  tableGames: { title: 'lobby.tables', category: 'tables' },
  liveCasino: { title: 'lobby.live', category: 'live' },
}

/**
 * The sections that are shown, in their order (GM-01). What was played is a member's: while nobody knows whose the
 * token is, it is answered as well, and that answer is still a visitor's after the logout.
 */
export const sectionsOf = (lobby: Lobby, user: User | null) =>
  shownSections(lobby)
    .map((key) => ({ key, ...sections[key] }))
    .filter(({ category }) => user || category)
