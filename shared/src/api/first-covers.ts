import { shownSections, type ListedLobby } from './lobby-sections.ts'

/** Two rows of a phone, one of a desktop: what a first screenful shows. */
const SCREENFUL = 6

/** Addresses of the covers that a player sees first, as the API gave them. */
export function firstCovers(lobby: ListedLobby): string[] {
  const [first] = shownSections(lobby)
  return first ? lobby[first]!.data.slice(0, SCREENFUL).map(({ cover }) => cover) : []
}
