const origin = document.documentElement.dataset['shell'] ?? ''

/** Calls the listener when the site reports that the balance changed outside the game; other senders are ignored. */
export function onBalanceChanged(listener: () => void): void {
  window.addEventListener('message', ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (origin === '' || from !== origin || source !== window.parent) return
    if (typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'BALANCE_CHANGED') listener()
  })
}

/** Posts an event to the site that embeds the game, to its origin only. */
export function notifyShell(
  type: 'GAME_STARTING' | 'GAME_READY' | 'ROUND_SETTLED' | 'INSUFFICIENT_FUNDS' | 'GAME_CLOSE',
): void {
  if (window.parent !== window && origin !== '') window.parent.postMessage({ type }, origin)
}
