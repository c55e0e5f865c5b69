import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** site.md 9. */
const AUTOPLAY = 3_000

/** Embla with autoplay that can be paused; none at all where less motion is wanted. */
export function useCarousel(count: number) {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [plugins] = useState(() =>
    still || count < 2
      ? []
      : [Autoplay({ delay: AUTOPLAY, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })],
  )
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1, duration: still ? 0 : 18 }, plugins)
  const [selected, setSelected] = useState(0)
  const [paused, setPaused] = useState(still)

  useEffect(() => {
    if (!embla) return
    const follow = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    return () => void embla.off('select', follow).off('reInit', follow)
  }, [embla])

  const step = (move: 'scrollPrev' | 'scrollNext') => () => {
    embla?.[move]()
    embla?.plugins().autoplay?.reset()
  }
  const toggle = () => {
    const autoplay = embla?.plugins().autoplay
    if (!autoplay) return
    if (paused) autoplay.play()
    else autoplay.stop()
    setPaused(!paused)
  }
  return {
    viewport,
    selected,
    paused,
    hasAutoplay: plugins.length > 0,
    onPrevious: step('scrollPrev'),
    onNext: step('scrollNext'),
    onSelect: (index: number) => embla?.scrollTo(index),
    onToggle: toggle,
  }
}
