import { bannerSchema, type Banner } from '@croupier/shared/api'
import { useObservable } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { useShell } from '../host/shell-context.tsx'

/** The banners of the carousel: the enabled ones, by sortIndex (SH-14). The call has no indicator. */
export function useBanners() {
  const { api, locale } = useShell()
  const language = useObservable(locale)
  return useQuery({
    queryKey: ['banners', language],
    queryFn: async ({ signal }) =>
      shown(
        await api.post(
          '/base/banner/listAll',
          { enabled: 1, sortIndex_0: 'ASC' },
          { schema: v.array(bannerSchema), encoding: 'json', indicator: false, signal },
        ),
      ),
    staleTime: 300_000,
    placeholderData: (before) => before,
  })
}

/** Servers that sort and leave out are trusted to; those that do not are not followed. */
export function shown(banners: readonly Banner[]): Banner[] {
  return banners
    .filter(({ enabled, image, mobileImage }) => Number(enabled) === 1 && (image || mobileImage) !== '')
    .sort((one, other) => one.sortIndex - other.sortIndex)
}
