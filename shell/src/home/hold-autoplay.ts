import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Stops the banners while they are out of view, while a mouse points at them or the keyboard's focus is on them, their
 * controls included, and while `isHeld` says so; whoever changes what it says calls `follow`. The library's own options
 * know nothing of the controls, nor of a focus that a pop-up gives back: the banner below it would go away.
 */
export function holdAutoplay(slider: EmblaCarouselType, isHeld: () => boolean) {
  const viewport = slider.rootNode()
  const carousel = viewport.parentElement!
  const { autoplay } = slider.plugins()
  const stop = new AbortController()
  const { signal } = stop
  let isAway = false
  let isPointedAt = false
  // Not on the controls: whoever has just pressed Resume wants them to move.
  let isFocused = viewport.querySelector(':focus-visible') !== null

  const isStill = () => isAway || isPointedAt || isFocused || isHeld()
  // To play anew is to begin the three seconds anew: what a press has chosen stands for as long.
  const follow = () => (isStill() ? autoplay?.stop() : autoplay?.play())
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, note: (event: HTMLElementEventMap[Name]) => void) =>
    carousel.addEventListener(name, (event) => (note(event), follow()), { signal })

  on('pointerenter', ({ pointerType }) => (isPointedAt = pointerType === 'mouse'))
  on('pointerleave', () => (isPointedAt = false))
  on('focusin', ({ target }) => (isFocused = (target as Element).matches(':focus-visible')))
  on('focusout', () => (isFocused = false))
  // Above what a player has scrolled to nothing moves: a slide takes a second of frames.
  const inView = new IntersectionObserver((entries) => {
    const isOut = !entries.at(-1)?.isIntersecting
    if (isOut === isAway) return
    isAway = isOut
    follow()
  })
  inView.observe(viewport)
  // The library starts by itself when a finger leaves, and counts as playing just after this.
  const hold = () => queueMicrotask(() => isStill() && autoplay?.stop())
  slider.on('autoplay:timerset', hold)
  follow()
  return {
    follow,
    end: () => {
      stop.abort()
      inView.disconnect()
      slider.off('autoplay:timerset', hold)
    },
  }
}
