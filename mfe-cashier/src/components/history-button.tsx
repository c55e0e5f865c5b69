import { useHost } from '@croupier/shared/host'
import { Button } from '@croupier/shared/ui'
import { History } from 'lucide-react'
import { useHasHistory } from '../hooks/use-has-history.ts'
import { useText } from '../words.ts'

/** Opens the member's deposits in the pop-up's place; renders nothing if the operator has no list of them (D3). */
export function HistoryButton() {
  const { screens } = useHost()
  const text = useText()
  if (!useHasHistory()) return null
  return (
    <Button
      variant="quiet"
      isFull
      icon={<History size={18} aria-hidden="true" />}
      onPress={() => screens.open('depositHistory', undefined, { replace: true })}
    >
      {text('deposit.history')}
    </Button>
  )
}
