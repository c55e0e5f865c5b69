/** What jsdom lacks and react-aria needs: tests that render the kit import it, or name it as setup file. */
if (typeof globalThis.CSS === 'undefined') {
  const escape = (text: string) => text.replace(/[^\w\u0080-\uffff-]|^(?=\d)/g, (found) => `\\${found}`)
  Object.defineProperty(globalThis, 'CSS', { value: { escape }, configurable: true })
}
