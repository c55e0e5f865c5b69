const open = new Map<string, string>()

/**
 * The key of one redemption. It stays the same until an answer has come, also when the store is closed in between:
 * who tries again after a lost answer does not pay twice.
 */
export function attemptOf(what: string): { readonly key: string; end(): void } {
  const key = open.get(what) ?? crypto.randomUUID()
  open.set(what, key)
  return { key, end: () => void open.delete(what) }
}
