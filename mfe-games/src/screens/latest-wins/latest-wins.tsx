import { useHost } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { IconButton } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useMemo, useState } from 'react'
import { readLatestWins } from '../../api/games.ts'
import { readWins } from './wins.ts'
import { useText } from '../../words.ts'
import css from './latest-wins.module.css'
import { useTicker } from './use-ticker.ts'

/** The scrolling bar of latest wins (GM-13, D18). Nothing is shown when there is nothing true to show. */
export default function LatestWinsScreen() {
  const { api, config } = useHost()
  const symbol = config.amounts.currencySymbol
  const text = useText()
  const locale = useLocale()
  const [isPaused, setPaused] = useState(false)
  const lines = useQuery({
    // The server formats the amounts for the player's language.
    queryKey: ['latestWins', locale],
    queryFn: ({ signal }) => readLatestWins(api, signal),
    refetchInterval: 60_000,
  })
  const wins = useMemo(
    () => readWins(lines.data ?? [], config.latestWins, { random: Math.random, locale, symbol }),
    [lines.data, config.latestWins, locale, symbol],
  )
  const { window, isMoving } = useTicker({ isPaused, count: wins.length })
  if (lines.isLoadingError || (lines.isSuccess && wins.length === 0)) return null
  const renderList = (isCopy: boolean) => (
    <ul role="list" className={css.list} aria-hidden={isCopy || undefined}>
      {wins.map(({ name, amount }, index) => (
        <li key={`${name}${index}`}>
          <strong>{name}</strong> <span className={css.amount}>{amount}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <section className={css.bar} aria-label={text('wins.title')}>
      <span className={css[config.latestWins]}>
        {text(config.latestWins === 'illustrative' ? 'wins.illustrative' : 'wins.title')}
      </span>
      <div ref={window} className={css.window} role="group" aria-label={text('wins.title')}>
        {renderList(false)}
        {isMoving && renderList(true)}
      </div>
      {isMoving && (
        <IconButton
          label={text(isPaused ? 'wins.resume' : 'wins.pause')}
          icon={isPaused ? <Play size={16} /> : <Pause size={16} />}
          onPress={() => setPaused(!isPaused)}
        />
      )}
    </section>
  )
}
