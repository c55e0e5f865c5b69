import { useFrame } from '@croupier/shared/host'
import { Button, Screen, Stack } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { LegalLinks } from '../../../components/legal-links.tsx'
import type { HeaderProps } from '../method-header.tsx'
import css from './stages.module.css'
import type { TransferPoll } from './use-transfer-poll.ts'

interface TransferScreenProps {
  readonly header: HeaderProps
  readonly poll: TransferPoll
  readonly changeLabel: string
  /** The label of the button by which the player says that they have paid. */
  readonly paidLabel: string
  /** Its look: `ghost` where another button is the main one. Default `primary`. */
  readonly paidVariant?: 'primary' | 'ghost'
  /** How far the transfer is; announced when it appears. */
  readonly status: ReactNode
  readonly children: ReactNode
}

/** The screen of a transfer: how to pay as `children`, then the button that starts the poll. */
export function TransferScreen({
  header,
  poll,
  changeLabel,
  paidLabel,
  paidVariant,
  status,
  children,
}: TransferScreenProps) {
  const frame = useFrame()
  return (
    <Screen
      frame={frame}
      {...header}
      headerAction={
        <Button variant="link" size="sm" onPress={poll.changeMethod}>
          {changeLabel}
        </Button>
      }
      footer={
        <Stack gap={3}>
          <Button size="lg" variant={paidVariant} isFull isBusy={poll.isPolling} onPress={() => void poll.start()}>
            {paidLabel}
          </Button>
          {/* Visible wherever the content is scrolled to; the content does not move when it appears. */}
          <div>
            <div role="status" className={css.status}>
              {status}
            </div>
            <LegalLinks />
          </div>
        </Stack>
      }
    >
      <Stack>{children}</Stack>
    </Screen>
  )
}
