import { webcrypto } from 'node:crypto'

/** What jsdom lacks and we or react-aria need: the setup file of every package's tests (shared/build/vitest.ts). */
if (typeof globalThis.CSS === 'undefined') {
  const escape = (text: string) => text.replace(/[^\w\u0080-\uffff-]|^(?=\d)/g, (found) => `\\${found}`)
  Object.defineProperty(globalThis, 'CSS', { value: { escape }, configurable: true })
}
if (globalThis.crypto.subtle === undefined) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
}
// jsdom has no layout, so nothing scrolls.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
if (!('getEntriesByType' in performance)) {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true, writable: true })
}
