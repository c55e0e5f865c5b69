import { useEffect } from 'react'
import { setPace } from './covers.ts'
import { followPace } from './pace.ts'

/** Tells the covers of a long list how the window scrolls, for as long as the list is there. */
export function usePace(): void {
  useEffect(() => {
    const leave = followPace(setPace)
    return () => {
      leave()
      setPace('still')
    }
  }, [])
}
