import { errorMessage } from '@croupier/shared/api'
import { Loaded as LoadedQuery, Skeleton, type LoadedProps } from '@croupier/shared/ui'
import { useText, type MessageId } from '../words.ts'

interface Props<Data> extends Pick<LoadedProps<Data>, 'query' | 'children'> {
  /** Shown if the error has no message of its own. */
  readonly failed?: MessageId
}

/** What a page has loaded: a skeleton of a text until it is there, or an error with Try again. */
export function Loaded<Data>({ failed = 'common.serverBusy', ...rest }: Props<Data>) {
  const text = useText()
  const words = {
    loading: text('loading.label'),
    failed: (error: Error) => errorMessage(error, text(failed)),
    tryAgain: text('common.tryAgain'),
  }
  return <LoadedQuery {...rest} words={words} skeleton={<Skeleton count={8} />} />
}
