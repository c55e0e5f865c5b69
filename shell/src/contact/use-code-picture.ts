import { useUser } from '@croupier/shared/host'
import { safeUrl } from '@croupier/shared/links'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../host/shell-context.tsx'

const FILE = '/sys/file/get'
const IS_PICTURE = /\.(png|jpe?g|webp|gif|svg)(\?|$)|\/sys\/file\/get\?/i

/**
 * The address of the picture that a setting names; null if it cannot be shown, undefined if the setting names no
 * picture. A stored file is served only to requests with a token, which an image element does not send: it is read by
 * an API call.
 */
export function useCodePicture(code: string): string | null | undefined {
  const { api, config } = useShell()
  const member = useUser()?.id
  const isPicture = IS_PICTURE.test(code)
  const picture = isPicture ? safeUrl(code, { base: config.apiOrigin }) : null
  const isFile = picture?.origin === new URL(config.apiOrigin).origin && picture.pathname.endsWith(FILE)
  const query = Object.fromEntries(picture?.searchParams ?? [])
  const { data } = useQuery({
    queryKey: ['contactCode', code, member],
    queryFn: async ({ signal }) => dataAddress(await api.file(FILE, query, signal)),
    // Without a token the response to the call would be that the session is over. A refused picture is not shown.
    enabled: isFile && member !== undefined,
    retry: false,
  })
  if (!isPicture) return undefined
  return (isFile && member !== undefined ? data : picture?.href) ?? null
}

function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('a picture could not be read'))
    reader.readAsDataURL(picture)
  })
}
