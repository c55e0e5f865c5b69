import { useEffect, useRef, useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import type { Slider } from './slider.ts'

/** Banners that slide; the library that does it comes after the first banner is shown. */
export function useCarousel(count: number) {
  const { stack } = useShell().screens
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<Slider | null>(null)
  const [selected, setSelected] = useState(0)
  const [paused, setPaused] = useState(still)

  useEffect(() => {
    let slider: Slider | undefined
    let gone = false
    const start = async () => {
      const { createSlider } = await import('./slider.ts')
      if (gone || !viewport.current) return
      slider = createSlider(viewport.current, { loop: count > 1, still })
      setEmbla(slider)
      setSelected(0)
    }
    start().catch((error: unknown) => console.warn('the banners do not slide', error))
    return () => {
      gone = true
      slider?.destroy()
      // Home may be away for a while only.
      setEmbla(null)
    }
  }, [count, still])

  useEffect(() => {
    if (!embla) return
    const follow = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    return () => void embla.off('select', follow).off('reInit', follow)
  }, [embla])

  // Pressed before the library is there, the button counts all the same. Below a pop-up nothing moves, nor above what a
  // player has scrolled to: a slide takes a second of frames.
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    let isAway = false
    const isHeld = () => paused || isAway || stack.get().length > 0
    const follow = () => (isHeld() ? autoplay?.stop() : autoplay?.play())
    // The library starts by itself when a pointer, a finger or the focus leaves, and counts as playing just after this.
    const hold = () => queueMicrotask(() => isHeld() && autoplay?.stop())
    follow()
    embla?.on('autoplay:timerset', hold)
    const unsubscribe = stack.subscribe(follow)
    const inView = new IntersectionObserver((entries) => {
      const isOut = !entries.at(-1)?.isIntersecting
      if (isOut === isAway) return
      isAway = isOut
      follow()
    })
    if (viewport.current) inView.observe(viewport.current)
    return () => {
      inView.disconnect()
      unsubscribe()
      embla?.off('autoplay:timerset', hold)
    }
  }, [embla, paused, stack])

  const step = (move: 'scrollPrev' | 'scrollNext') => () => {
    embla?.[move]()
    embla?.plugins().autoplay?.reset()
  }
  return {
    viewport,
    selected,
    paused,
    hasAutoplay: !still && count > 1,
    onPrevious: step('scrollPrev'),
    onNext: step('scrollNext'),
    onSelect: (index: number) => embla?.scrollTo(index),
    onToggle: () => setPaused(!paused),
  }
}
