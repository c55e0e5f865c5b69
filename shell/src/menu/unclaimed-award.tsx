import { memberSchema, type User } from '@croupier/shared/api'
import { useHost, useObservable } from '@croupier/shared/host'
import { compareAmounts, formatMoney } from '@croupier/shared/money'
import { Tag } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../words.ts'

/** The award of the member's invitations that has not been claimed yet; nothing if there is none, or no response. */
export function UnclaimedAward({ user }: { user: User }) {
  const { api, locale } = useHost()
  const text = useText()
  const language = useObservable(locale)
  const { data } = useQuery({
    queryKey: ['toClaim', user.id],
    queryFn: ({ signal }) =>
      api.post('/sys/member/getMember', { id: user.id }, { schema: memberSchema, indicator: false, signal }),
    staleTime: 0,
  })
  const pending = data?.pendingAward
  if (!pending || compareAmounts(pending, '0') <= 0) return null
  const { currency, currencySymbol: symbol } = user
  const amount = formatMoney(pending, { currency, symbol, locale: language, fraction: 'auto' })
  return <Tag tone="ok">{text('menu.toClaim', { amount })}</Tag>
}
