/** The sections of the home page, in their order (GM-01). */
const SECTIONS = ['recently', 'top', 'slotsGames', 'tableGames', 'liveCasino'] as const

/** The part of the lobby's response that is read here: the page itself uses it before any schema is loaded. */
export type ListedLobby = {
  readonly [Key in (typeof SECTIONS)[number]]?: {
    readonly count: number
    readonly data: readonly { readonly cover: string }[]
  } | null
}

/** The keys of the sections that are shown: each only when its count is above 0 (GM-01). */
export const shownSections = (lobby: ListedLobby) =>
  SECTIONS.filter((key) => {
    const section = lobby[key]
    return !!section && section.count > 0 && section.data.length > 0
  })
