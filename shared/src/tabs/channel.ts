/**
 * A channel to the other tabs of this browser; null where the browser refuses one, as Firefox does with all cookies
 * blocked.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch (error) {
    console.warn('no BroadcastChannel: other tabs are not notified', error)
    return null
  }
}
