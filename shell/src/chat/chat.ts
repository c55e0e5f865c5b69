import { flag, isRefusal } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { createValue } from '../host/value.ts'

/** `available`: whether somebody answers in the chat, undefined until the server has said. `open`: whether it is open. */
export const chat = { available: createValue<boolean | undefined>(undefined), open: createValue(false) }

let isWaiting = false

/**
 * Requests whether the chat can be shown (no indicator). A refusal counts as no; any other failure says nothing of the
 * chat (D3), and the request is sent again once the network is back.
 */
export async function checkChat(api: ApiService, signal?: AbortSignal): Promise<void> {
  const available = await api
    .post('/sys/sysSetting/checkContactUsSetting', {}, { schema: flag, indicator: false, signal })
    .catch((error: unknown) => (isRefusal(error) ? false : undefined))
  if (signal?.aborted) return
  if (available !== undefined) return chat.available.set(available)
  // One listener for however many failures.
  if (isWaiting) return
  isWaiting = true
  const again = () => {
    isWaiting = false
    void checkChat(api)
  }
  addEventListener('online', again, { once: true })
}
