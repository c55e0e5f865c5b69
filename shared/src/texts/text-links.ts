import { createContext } from 'react'

/** How a bundle handles the links of its long texts, besides opening pop-ups; all of it is optional. */
export interface TextLinks {
  /** Opens an internal route; default: the host's navigation. */
  readonly openPath?: (path: string) => void
  /** The address that `mail:support` writes to; without it the link is plain words. */
  readonly supportAddress?: string
}

export const TextLinksContext = createContext<TextLinks>({})
