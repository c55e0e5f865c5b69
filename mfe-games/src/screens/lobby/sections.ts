import { shownSections, type Lobby, type User } from '@croupier/shared/api'
import type { MessageId } from '../../words.ts'

interface Section {
  readonly title: MessageId
  /** Slug of the section's page in the game browser; null for recently played games, which have their own list. */
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
 * The sections to show, in their order (GM-01). Recently played games are for members only: a lobby that was requested
 * with a token before the session was known contains them too, and stays cached as the visitor's after the logout.
 */
export const sectionsOf = (lobby: Lobby, user: User | null) =>
  shownSections(lobby)
    .map((key) => ({ key, ...sections[key] }))
    .filter(({ category }) => user || category)
