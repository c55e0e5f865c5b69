import { shownSections, type Lobby } from '@croupier/shared/api'
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

/** The sections that are shown, in their order (GM-01). */
export const sectionsOf = (lobby: Lobby) => shownSections(lobby).map((key) => ({ key, ...sections[key] }))
