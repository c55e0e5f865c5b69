import type { TextSection } from '@croupier/shared/texts'

/** Begins a list item that is for sites with the live chat (texts/document-names.ts). */
const CHAT = '{chat}'

/** Removes the list items about the live chat from the sections if the site has none, else only their mark. */
export const forSite = (sections: readonly TextSection[], hasChat: boolean): TextSection[] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (!('ul' in block)) return block
      const points = block.ul.filter((point) => hasChat || !point.startsWith(CHAT))
      return { ul: points.map((point) => point.replace(CHAT, '')) }
    }),
  }))
