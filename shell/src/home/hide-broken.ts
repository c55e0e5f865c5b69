import type { SyntheticEvent } from 'react'

/** For a picture below words: one that does not come leaves them alone, without the browser's torn page in a frame. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = 'hidden'
}
