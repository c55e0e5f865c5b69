const origin = document.documentElement.dataset['shell'] ?? ''

/** What the site that frames the game may want to know; sent to its origin and to no other. */
export function tellShell(type: 'ROUND_SETTLED' | 'INSUFFICIENT_FUNDS' | 'GAME_READY'): void {
  if (window.parent !== window && origin !== '') window.parent.postMessage({ type }, origin)
}
