import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { setPace } from './covers.ts'
import { followPace, type Pace } from './pace.ts'
import { covers, nextRows, rowsAt, type Geometry, type Range } from './rows.ts'

/** Rows that a frame draws while the page moves, and while it stands still. */
const STEP = { moving: 2, still: 6 }

/**
 * Which rows of a long list to draw: those near the window. While the list flies past nothing is drawn anew
 * (`isFlying`: show shapes in their place); once it slows down they come in, a few with each frame.
 */
export function useRows(geometry: Geometry): Range & { isFlying: boolean } {
  const { count, height, top } = geometry
  const [rows, setRows] = useState<Range>({ first: 0, end: 0 })
  const [isFlying, setFlying] = useState(false)
  const advance = useEffectEvent((pace: Exclude<Pace, 'fast'>, y: number): boolean => {
    const next = nextRows(rows, y, innerHeight, geometry, STEP[pace])
    if (next !== rows) setRows(next)
    const isThere = covers(next, rowsAt(y, innerHeight, geometry, 0))
    if (isThere) setFlying(false)
    return !isThere
  })
  useLayoutEffect(() => {
    setRows((before) => nextRows(before, scrollY, innerHeight, { count, height, top }, Infinity))
  }, [count, height, top])
  useEffect(() => {
    let frame = 0
    const leave = followPace((pace, y) => {
      cancelAnimationFrame(frame)
      setPace(pace, y)
      if (pace === 'fast') return setFlying(true)
      const go = () => {
        if (advance(pace, scrollY)) frame = requestAnimationFrame(go)
      }
      return go()
    })
    return () => {
      leave()
      cancelAnimationFrame(frame)
      setPace('still')
    }
  }, [])
  return { ...rows, isFlying }
}
