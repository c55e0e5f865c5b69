import { ErrorState, LoadingStatus, Skeleton } from '@croupier/shared/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { useText } from '../words.ts'
import css from './later-page.module.css'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A page whose file is fetched when it is first wanted: a skeleton meanwhile; Try again asks for the file again. */
export function laterPage<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LaterPage(props: Props) {
    const text = useText()
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
    useEffect(() => {
      if (known || state !== 'waiting') return undefined
      let current = true
      const end = (next: 'ready' | 'failed') => current && setState(next)
      load().then(
        (found) => {
          known = found.default
          end('ready')
        },
        (error: unknown) => {
          console.error('a page could not be loaded', error)
          end('failed')
        },
      )
      return () => {
        current = false
      }
    }, [state])
    const Page = known
    if (Page) return <Page {...props} />
    if (state === 'failed') {
      return (
        <ErrorState
          title={text('part.shell')}
          message={text('outlet.unreachable')}
          retryLabel={text('common.tryAgain')}
          onRetry={() => setState('waiting')}
        />
      )
    }
    return (
      <div className={css.waiting}>
        <LoadingStatus label={text('loading.label')}>
          <Skeleton kind="block" width="60%" />
          <Skeleton count={8} />
        </LoadingStatus>
      </div>
    )
  }
}
