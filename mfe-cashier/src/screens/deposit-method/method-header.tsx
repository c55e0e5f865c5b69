import type { Host } from '@croupier/shared/host'
import { Button } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { MethodIcon } from '../../components/method-icon.tsx'
import type { Method } from '../../payment/method.ts'
import type { MessageId } from '../../words.ts'

export interface HeaderProps {
  readonly title: string
  readonly icon: ReactNode
  readonly headerAction: ReactNode
}

interface HeaderInput {
  readonly method: Method
  readonly methodInfo: { readonly name: string; readonly icon: string } | undefined
  readonly canChange: boolean
  readonly host: Host
  readonly text: (id: MessageId) => string
}

/**
 * The header of every deposit dialog, as props of its `Screen`: picture and name of the method, Change back to the
 * chooser (DP-03).
 */
export function methodHeader({ method, methodInfo, canChange, host, text }: HeaderInput): HeaderProps {
  return {
    title: method.label ? text(method.label) : methodInfo ? methodInfo.name || method.code : text('deposit.title'),
    icon: <MethodIcon key={methodInfo?.icon} src={methodInfo?.icon ?? ''} />,
    headerAction: canChange && (
      <Button variant="link" size="sm" onPress={() => host.screens.open('deposit', {}, { replace: true })}>
        {text('deposit.change')}
      </Button>
    ),
  }
}
