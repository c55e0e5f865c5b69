import type { TextDocument } from '@croupier/shared/texts'
import { ErrorState, LoadingStatus } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { useText } from '../words.ts'
import type { useDocument } from './use-document.ts'

interface DocumentBodyProps {
  readonly document: ReturnType<typeof useDocument>
  readonly skeleton: ReactNode
  readonly children: (document: TextDocument) => ReactNode
}

/** A long text, what stands there while it loads, and the way to try again. */
export function DocumentBody({ document, skeleton, children }: DocumentBodyProps) {
  const text = useText()
  if (document.data) return children(document.data)
  if (document.isPending) return <LoadingStatus label={text('common.loading')}>{skeleton}</LoadingStatus>
  return (
    <ErrorState
      message={text('common.serverBusy')}
      retryLabel={text('common.tryAgain')}
      onRetry={() => void document.refetch()}
      isRetrying={document.isFetching}
    />
  )
}
