import Autoplay from 'embla-carousel-autoplay'
import EmblaCarousel from 'embla-carousel'
import { holdAutoplay } from './hold-autoplay.ts'

/** site.md 9. */
const AUTOPLAY = 3_000

interface SliderOptions {
  readonly loop: boolean
  /** Whether less motion is wanted: no autoplay then, and no sliding. */
  readonly still: boolean
}

export type Slider = ReturnType<typeof createSlider>

/** Slides what is in the viewport, with autoplay that can be paused. */
export function createSlider(viewport: HTMLElement, { loop, still }: SliderOptions) {
  const plugins = still || !loop ? [] : [Autoplay({ delay: AUTOPLAY, stopOnInteraction: false, stopOnFocusIn: false })]
  const slides = EmblaCarousel(viewport, { loop, duration: still ? 0 : 18 }, plugins)
  return { slides, hold: (isHeld: () => boolean) => holdAutoplay(slides, isHeld) }
}
