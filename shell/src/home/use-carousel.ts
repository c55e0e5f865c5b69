import { prefersReducedMotion } from '@croupier/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import type { Slider } from './slider.ts'

/** Makes the banners slide. The library for that is loaded after the first banner is shown. */
export function useCarousel(count: number) {
  const { stack } = useShell().screens
  const [still] = useState(prefersReducedMotion)
  const viewport = useRef<HTMLDivElement>(null)
  const [slider, setSlider] = useState<Slider | null>(null)
  const [selected, setSelected] = useState(0)
  const [paused, setPaused] = useState(still)
  const slides = slider?.slides

  useEffect(() => {
    let created: Slider | undefined
    let isUnmounted = false
    const start = async () => {
      const { createSlider } = await import('./slider.ts')
      if (isUnmounted || !viewport.current) return
      created = createSlider(viewport.current, { loop: count > 1, still })
      setSlider(created)
      setSelected(0)
    }
    start().catch((error: unknown) => console.warn('the banner carousel failed', error))
    return () => {
      isUnmounted = true
      created?.slides.destroy()
      // Home may only be hidden for a while: its state is kept.
      setSlider(null)
    }
  }, [count, still])

  useEffect(() => {
    if (!slides) return
    const follow = () => setSelected(slides.selectedScrollSnap())
    slides.on('select', follow).on('reInit', follow)
    return () => void slides.off('select', follow).off('reInit', follow)
  }, [slides])

  // A press on Pause before the library is loaded counts all the same. Below a pop-up nothing moves.
  useEffect(() => {
    if (!slider) return
    const { follow, end } = slider.hold(() => paused || stack.get().length > 0)
    const unsubscribe = stack.subscribe(follow)
    return () => {
      unsubscribe()
      end()
    }
  }, [slider, paused, stack])

  return {
    viewport,
    selected,
    paused,
    hasAutoplay: !still && count > 1,
    onPrevious: () => slides?.scrollPrev(),
    onNext: () => slides?.scrollNext(),
    onSelect: (index: number) => slides?.scrollTo(index),
    onToggle: () => setPaused(!paused),
  }
}
