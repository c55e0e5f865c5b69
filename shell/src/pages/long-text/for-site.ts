import type { TextSection } from '@croupier/shared/texts'

/** Begins a point that is for sites with the live chat (texts/format.ts). */
const CHAT = '{chat}'

/** The sections without the points of their lists that are about a live chat, where the site has none. */
export const forSite = (sections: readonly TextSection[], hasChat: boolean): TextSection[] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (!('ul' in block)) return block
      const points = block.ul.filter((point) => hasChat || !point.startsWith(CHAT))
      return { ul: points.map((point) => point.replace(CHAT, '')) }
    }),
  }))
