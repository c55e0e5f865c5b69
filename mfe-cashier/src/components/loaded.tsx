import { errorMessage } from '@croupier/shared/api'
import { Loaded as LoadedQuery, type LoadedProps } from '@croupier/shared/ui'
import { useText } from '../words.ts'

/** The data of a screen: its skeleton while it loads, and Try again if it fails. */
export function Loaded<Data>(props: Omit<LoadedProps<Data>, 'words'>) {
  const text = useText()
  const words = {
    loading: text('common.loading'),
    failed: (error: Error) => errorMessage(error, text('common.serverBusy')),
    tryAgain: text('common.tryAgain'),
  }
  return <LoadedQuery {...props} words={words} />
}
