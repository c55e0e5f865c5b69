import { useUser } from '@croupier/shared/host'
import { safeUrl } from '@croupier/shared/links'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../host/shell-context.tsx'

const FILE = '/sys/file/get'
const IS_PICTURE = /\.(png|jpe?g|webp|gif|svg)(\?|$)|\/sys\/file\/get\?/i

/**
 * The address of the picture that a setting names; null where none can be shown, undefined where it names none. A stored
 * file is answered to a token alone, which no picture of a page sends: it is read as a call.
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
    // Without a token the answer to a call would be that the session is over. A picture that is refused is not shown.
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
