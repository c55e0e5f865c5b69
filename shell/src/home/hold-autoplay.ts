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
  let isOutOfView = false
  let isPointedAt = false
  // Without the controls: a player who has just pressed Resume wants the banners to move.
  let isFocused = viewport.querySelector(':focus-visible') !== null

  const isStill = () => isOutOfView || isPointedAt || isFocused || isHeld()
  // `play` restarts the three seconds, so that a banner chosen by a press stays for as long.
  const update = () => (isStill() ? autoplay?.stop() : autoplay?.play())
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => carousel.addEventListener(name, (event) => (handle(event), update()), { signal })

  listen('pointerenter', ({ pointerType }) => (isPointedAt = pointerType === 'mouse'))
  listen('pointerleave', () => (isPointedAt = false))
  listen('focusin', ({ target }) => (isFocused = (target as Element).matches(':focus-visible')))
  listen('focusout', () => (isFocused = false))
  // Nothing moves above the part of the page that a player has scrolled to: a slide takes a second of frames.
  const inView = new IntersectionObserver((entries) => {
    const isOut = !entries.at(-1)?.isIntersecting
    if (isOut === isOutOfView) return
    isOutOfView = isOut
    update()
  })
  inView.observe(viewport)
  // The library restarts by itself when a finger is lifted, and counts as playing just after this event.
  const stopAgain = () => queueMicrotask(() => isStill() && autoplay?.stop())
  slider.on('autoplay:timerset', stopAgain)
  update()
  return {
    follow: update,
    end: () => {
      stop.abort()
      inView.disconnect()
      slider.off('autoplay:timerset', stopAgain)
    },
  }
}
