import { GamesSkeleton, LoadingStatus, VisuallyHidden } from '@croupier/shared/ui'
import { useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { ScreenOutlet } from '../remotes/screen-outlet.tsx'
import { useText } from '../words.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import css from './home.module.css'

const part = (titleId: string) => ({ kind: 'part', titleId, closeLabel: '', close: () => undefined }) as const

/** Home: the shell's banners and the sections of the games remote (RT-01). */
export function Home() {
  const { config } = useShell()
  const text = useText()
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={css.home}>
      <VisuallyHidden as="h1">{text('home.title', { name: config.name })}</VisuallyHidden>
      <BannerCarousel />
      <ScreenOutlet
        key={attempt}
        id="latestWins"
        params={undefined}
        frame={part('latest-wins')}
        placeholder={<div className={css.wins} />}
        isAddition
      />
      <ScreenOutlet
        id="lobby"
        params={{}}
        frame={part('lobby')}
        onRetry={() => setAttempt((count) => count + 1)}
        placeholder={
          <LoadingStatus label={text('loading.label')}>
            <GamesSkeleton sections={4} />
          </LoadingStatus>
        }
      />
    </div>
  )
}
