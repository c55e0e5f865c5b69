import { withdrawalStatus, withdrawalTone } from '@croupier/shared/api'
import { Tag } from '@croupier/shared/ui'
import { useText } from '../../words.ts'

/** A status code as its label; a code that nobody knows is shown as it is. */
export function WithdrawalStatus({ code }: { code: number }) {
  const text = useText()
  const name = withdrawalStatus(code)
  if (!name) return <Tag>{code}</Tag>
  return <Tag tone={withdrawalTone(name)}>{text(`withdrawQuery.status.${name}`)}</Tag>
}
