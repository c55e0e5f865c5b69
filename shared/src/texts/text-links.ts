import { createContext } from 'react'

/** What a bundle does for links of its long texts besides opening pop-ups; nothing of it is needed. */
export interface TextLinks {
  /** Opens an internal route; default: the host's navigation. */
  readonly openPath?: (path: string) => void
  /** Where `mail:support` writes to; without it the words stand alone. */
  readonly supportAddress?: string
}

export const TextLinksContext = createContext<TextLinks>({})
