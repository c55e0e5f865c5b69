import { Loaded as LoadedQuery, type LoadedProps } from '@croupier/shared/ui'
import { useText } from '../words.ts'

/** What a screen loads: its skeleton until the data is there, or an error with a retry button. */
export function Loaded<Data>(props: Omit<LoadedProps<Data>, 'words'>) {
  const text = useText()
  const words = {
    loading: text('common.loading'),
    // Lists that fail say this, whatever the reason (games-and-cashier.md 8).
    failed: () => text('common.serverBusy'),
    tryAgain: text('common.tryAgain'),
  }
  return <LoadedQuery {...props} words={words} />
}
