import { LoadingStatus, Skeleton } from '@croupier/shared/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { PartError } from '../remotes/outlet-fallback.tsx'
import { useText } from '../words.ts'
import css from './lazy-page.module.css'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A page whose file is fetched when it is first shown: a skeleton meanwhile; Try again requests the file again. */
export function lazyPage<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let LoadedPage: ComponentType<Props> | undefined
  return function LazyPage(props: Props) {
    const text = useText()
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
    useEffect(() => {
      if (LoadedPage || state !== 'waiting') return undefined
      let isCurrent = true
      const settle = (next: 'ready' | 'failed') => isCurrent && setState(next)
      load().then(
        (found) => {
          LoadedPage = found.default
          settle('ready')
        },
        (error: unknown) => {
          console.error('a part could not be loaded', error)
          settle('failed')
        },
      )
      return () => {
        isCurrent = false
      }
    }, [state])
    const Page = LoadedPage
    if (Page) return <Page {...props} />
    if (state === 'failed') return <PartError owner="shell" state="unreachable" onRetry={() => setState('waiting')} />
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
