import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Stops the banners while they are out of view, while a mouse points at them or they have the keyboard's focus, their
 * controls included, and while `isHeld` returns true; call `follow` when its result changes. The library's own options
 * know nothing of the controls, nor of focus that a pop-up returns: the banner that gets it would slide away.
 */
export function holdAutoplay(slider: EmblaCarouselType, isHeld: () => boolean) {
  const viewport = slider.rootNode()
  const carousel = viewport.parentElement!
  const { autoplay } = slider.plugins()
  const stop = new AbortController()
  const { signal } = stop
  let isAway = false
  let isPointedAt = false
  // Without the controls: a player who has just pressed Resume wants the banners to move.
  let isFocused = viewport.querySelector(':focus-visible') !== null

  const isStill = () => isAway || isPointedAt || isFocused || isHeld()
  // `play` restarts the three seconds, so that a banner chosen by a press stays for as long.
  const follow = () => (isStill() ? autoplay?.stop() : autoplay?.play())
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, note: (event: HTMLElementEventMap[Name]) => void) =>
    carousel.addEventListener(name, (event) => (note(event), follow()), { signal })

  on('pointerenter', ({ pointerType }) => (isPointedAt = pointerType === 'mouse'))
  on('pointerleave', () => (isPointedAt = false))
  on('focusin', ({ target }) => (isFocused = (target as Element).matches(':focus-visible')))
  on('focusout', () => (isFocused = false))
  // Nothing moves above the place that a player has scrolled to: a slide takes a second of frames.
  const inView = new IntersectionObserver((entries) => {
    const isOut = !entries.at(-1)?.isIntersecting
    if (isOut === isAway) return
    isAway = isOut
    follow()
  })
  inView.observe(viewport)
  // The library restarts by itself when a finger is lifted, and counts as playing just after this event.
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
