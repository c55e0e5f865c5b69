import { useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { bonusesQuery, methodsQuery } from '../../api/deposit-queries.ts'
import type { Method } from '../../payment/method.ts'
import { useBonusText } from '../../hooks/use-bonus-text.ts'
import { useText } from '../../words.ts'

export interface MethodOffer {
  /** The method's bonus in words, or null. */
  readonly bonus: string | null
  /** The method's discount in words, or null. */
  readonly discount: string | null
}

/** What the chooser promised of a method: as it was there, without another request; else as the API gives it now. */
export function useMethodOffer(method: Method): MethodOffer {
  const { api } = useHost()
  const member = useMember()
  const locale = useLocale()
  const text = useText()
  const context = { api, member }
  const bonuses = useQuery({ ...bonusesQuery(context), staleTime: Infinity })
  const list = useQuery({ ...methodsQuery(context, locale), staleTime: Infinity, enabled: method.tag !== undefined })
  const percent = list.data?.find(({ code }) => code === method.code)?.discount
  return {
    bonus: useBonusText(bonuses.data?.find(({ code }) => code === method.code)),
    discount: method.tag && percent ? text(method.tag, { percent }) : null,
  }
}
