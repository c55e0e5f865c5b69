import { INVITATION_STORE } from '@croupier/shared/host'
import { writeStored } from '@croupier/shared/storage'

const valid = /^[\w-]{1,64}$/

/** Stores the invitation codes of the current address, and of every link that is followed later without a page load. */
export function followInvitations(): void {
  const read = () => {
    // A history entry with a state, from the router or set below, was read before: its reload, or Back to it, is no
    // second invitation.
    if (history.state !== null) return
    // A code that stayed before the `#` would go along to each link opened in another tab, and be read there once more.
    history.replaceState({}, '', rememberInvitation(location.href))
  }
  read()
  addEventListener('popstate', read)
}

/** Called after a registration, which has used the codes: the next player on this device was not invited. */
export function forgetInvitation(): void {
  for (const key of Object.values(INVITATION_STORE)) writeStored(key, null)
}

/**
 * Stores the codes of an invitation link (D5): `?code=` and `?rcode=`, before or after the `#`, on any route. Returns the
 * address without those before the `#`.
 */
export function rememberInvitation(address: string): string {
  // A `code` in the return address of a payment is the provider's own, and one in a mailed link is no invitation.
  if (/#\/payment|#\/activation|#\/password|payStatus|order_id|biz_id/.test(address)) return address
  const url = new URL(address)
  const { searchParams } = url
  const inner = new URLSearchParams(url.hash.split('?')[1] ?? '')
  for (const [name, key] of Object.entries(INVITATION_STORE)) {
    const value = inner.get(name) ?? searchParams.get(name)
    if (value && valid.test(value)) writeStored(key, value)
    // To delete a name that is not there would write the other parameters anew, in another spelling.
    if (searchParams.has(name)) searchParams.delete(name)
  }
  return url.href
}
