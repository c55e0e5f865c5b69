import { bannerSchema, rowsOf } from '@croupier/shared/api'
import { useObservable } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../host/shell-context.tsx'
import { BANNERS } from '../inline-script/banners-call.ts'
import { shownBanners } from './banner-picture.ts'

/** The banners of the carousel: the enabled ones, by sortIndex (SH-14). The call has no indicator. */
export function useBanners() {
  const { api, locale } = useShell()
  const language = useObservable(locale)
  return useQuery({
    queryKey: ['banners', language],
    queryFn: async ({ signal }) =>
      shownBanners(
        await api.post(BANNERS.path, BANNERS.body, {
          schema: rowsOf(bannerSchema),
          encoding: 'json',
          indicator: false,
          signal,
        }),
      ),
    staleTime: 300_000,
    placeholderData: (before) => before,
  })
}
