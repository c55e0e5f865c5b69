const origin = document.documentElement.dataset['shell'] ?? ''

/** Tells when the site says that money came in beside the game; only the site's own word counts. */
export function whenMoneyCame(listener: () => void): void {
  window.addEventListener('message', ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (origin === '' || from !== origin || source !== window.parent) return
    if (typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'BALANCE_CHANGED') listener()
  })
}

/** What the site that frames the game may want to know; sent to its origin and to no other. */
export function tellShell(
  type: 'GAME_STARTING' | 'GAME_READY' | 'ROUND_SETTLED' | 'INSUFFICIENT_FUNDS' | 'GAME_CLOSE',
): void {
  if (window.parent !== window && origin !== '') window.parent.postMessage({ type }, origin)
}
