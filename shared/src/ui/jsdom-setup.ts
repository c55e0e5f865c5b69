import { webcrypto } from 'node:crypto'

/** What jsdom lacks of a browser and we or react-aria need: tests that render the kit import it, or name it as setup file. */
if (typeof globalThis.CSS === 'undefined') {
  const escape = (text: string) => text.replace(/[^\w\u0080-\uffff-]|^(?=\d)/g, (found) => `\\${found}`)
  Object.defineProperty(globalThis, 'CSS', { value: { escape }, configurable: true })
}
if (globalThis.crypto.subtle === undefined) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
}
// Nothing is laid out there, so that nothing scrolls.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
if (!('getEntriesByType' in performance)) {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true, writable: true })
}
