import { flag } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { createValue } from '../host/value.ts'

/** `available`: whether somebody answers in the chat, as far as we know. `open`: whether the chat is open. */
export const chat = { available: createValue(false), open: createValue(false) }

/** Requests whether the chat can be shown (no indicator). A failed request counts as no. */
export async function checkChat(api: ApiService, signal?: AbortSignal): Promise<boolean> {
  const available = await api
    .post('/sys/sysSetting/checkContactUsSetting', {}, { schema: flag, indicator: false, signal })
    .catch(() => false)
  if (!signal?.aborted) chat.available.set(available)
  return available
}
