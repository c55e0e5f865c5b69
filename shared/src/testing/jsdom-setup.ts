import { webcrypto } from 'node:crypto'

/** What jsdom lacks and we or react-aria need: the setup file of every package's tests (shared/build/vitest.ts). */
if (typeof globalThis.CSS === 'undefined') {
  const escape = (text: string) => text.replace(/[^\w\u0080-\uffff-]|^(?=\d)/g, (found) => `\\${found}`)
  Object.defineProperty(globalThis, 'CSS', { value: { escape }, configurable: true })
}
if (globalThis.crypto.subtle === undefined) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
}
if (!('getEntriesByType' in performance)) {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true, writable: true })
}
// jsdom has no layout, so nothing scrolls.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
// Nor does anything come into view or change its size. A test on a phone stubs `innerWidth`, which is a desktop's.
if (typeof window !== 'undefined') {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver ??= Observer as never
  globalThis.ResizeObserver ??= Observer as never
  class Media extends EventTarget {
    readonly media: string
    constructor(media: string) {
      super()
      this.media = media
    }
    get matches() {
      return this.media === '(min-width: 900px)' && window.innerWidth >= 900
    }
  }
  window.matchMedia ??= (query) => new Media(query) as never
  Element.prototype.setPointerCapture ??= () => undefined
}
