/** A way to the other tabs of this browser; null where it refuses one, as Firefox does where all cookies are blocked. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch (error) {
    console.warn('the other tabs hear nothing', error)
    return null
  }
}
