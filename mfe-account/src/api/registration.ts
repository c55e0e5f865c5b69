import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** The registration entity (site.md 3). */
export interface Registration extends Record<string, unknown> {
  readonly step: number
  readonly email: string
  readonly username: string
  readonly invitorCode: string
  readonly recommendCode: string
  readonly ticket: string
  readonly verifyCode: string
}

/** POST /sys/auth/checkRegister1: the pre-check. Throws the server's reason. */
export async function checkRegistration(api: ApiService, registration: Registration): Promise<void> {
  await api.post('/sys/auth/checkRegister1', registration, { schema: v.unknown() })
}

/** A picture as a data URL, or only its bytes in base64, possibly with line breaks. */
const picture = v.union([
  v.pipe(v.string(), v.regex(/^data:image\//)),
  v.pipe(
    v.string(),
    v.transform((bytes) => bytes.replace(/\s/g, '')),
    v.nonEmpty(),
    v.base64(),
    // Browsers detect the type from the bytes: a JPEG is displayed as well.
    v.transform((bytes) => `data:image/png;base64,${bytes}`),
  ),
])

/** POST /sys/member/verifyCode/image: the picture of a ticket, as a data URL. */
export function readCodeImage(api: ApiService, ticket: string, signal?: AbortSignal): Promise<string> {
  return api.post('/sys/member/verifyCode/image', { ticket }, { schema: picture, indicator: false, signal })
}
