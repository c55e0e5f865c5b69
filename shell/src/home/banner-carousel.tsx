import { ErrorState, Skeleton } from '@croupier/shared/ui'
import { useState } from 'react'
import { drawnPicture } from '../inline-script/first-banner.ts'
import { useText } from '../words.ts'
import { Carousel } from './carousel.tsx'
import { useBanners } from './use-banners.ts'
import css from './banner.module.css'

/** The home banners. A placeholder keeps their room while they load; there is none without banners. */
export function BannerCarousel() {
  const { data, errorUpdateCount, isFetching, refetch } = useBanners()
  const text = useText()
  const [drawn] = useState(drawnPicture)
  if (data) return data.length > 0 && <Carousel key={data.map(({ id }) => id).join()} banners={data} />
  // During a retry, the button that was pressed stays.
  if (errorUpdateCount === 0) {
    return (
      <div className={css.slot} aria-hidden="true">
        {drawn ? (
          <img className={css.picture} src={drawn} alt="" decoding="sync" />
        ) : (
          <Skeleton kind="block" width="100%" height="100%" />
        )}
      </div>
    )
  }
  return (
    <div className={css.failed}>
      <ErrorState
        message={text('banner.failed')}
        retryLabel={text('common.tryAgain')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </div>
  )
}
