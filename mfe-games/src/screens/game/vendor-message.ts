const KNOWN = ['GAME_STARTING', 'GAME_READY', 'ROUND_SETTLED', 'INSUFFICIENT_FUNDS', 'GAME_CLOSE'] as const
export type VendorMessage = (typeof KNOWN)[number]

/** A message of the game's own frame and exact origin, or null for anything else (PR-02, security.md 8). */
export function readVendorMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: Window | null,
  origin: string,
): VendorMessage | null {
  if (frame === null || event.source !== frame || event.origin !== origin) return null
  const { data } = event
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  return KNOWN.find((type) => type === data.type) ?? null
}
