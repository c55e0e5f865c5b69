import type { Withdrawal } from '@croupier/shared/api'
import { useBalanceChange, useFrame, useHost, useHostEvent, type ParamsOf } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { Button, EmptyState, Screen, Skeleton, Stack } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCashoutMethods, readWithdrawConfig } from '../../api/withdrawals.ts'
import { Loaded } from '../../components/loaded.tsx'
import { useLastDefined } from '../../hooks/use-last-defined.ts'
import { useText } from '../../words.ts'
import { CashoutDone } from './cashout-done.tsx'
import { CashoutForm } from './cashout-form.tsx'
import { fieldsOf, type CashoutValues } from './cashout-fields.ts'

/** A cash-out that has been requested: what the screen shows from then on. */
export interface RequestedCashout {
  readonly amount: string
  readonly methodName: string
  /** The form's values, to show once more where the money goes. */
  readonly values: CashoutValues
  /** Null if the operator accepts without returning the withdrawal. */
  readonly withdrawal: Withdrawal | null
  /** Documents are being checked, which takes longer than a request does. */
  readonly isUnderAudit: boolean
}

/** The cash-out pop-up (WD-01): its rules and methods first, then two steps, then what happens next. */
export default function CashoutScreen({ params }: { params: ParamsOf<'cashout'> }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const locale = useLocale()
  const [requested, setRequested] = useState<RequestedCashout | null>(null)
  const rules = useQuery({
    // The names of the methods are in the site's language.
    queryKey: ['withdraw', 'rules', locale],
    // Balance and limits must be current, not those of an earlier visit.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [config, methods] = await Promise.all([
        readWithdrawConfig(host.api, signal),
        listCashoutMethods(host.api, signal),
      ])
      return { config, methods: methods.filter(({ code, enabled }) => enabled && fieldsOf(code).length > 0) }
    },
  })
  const latest = useLastDefined(rules.data)
  const reload = () => void (requested ?? rules.refetch())
  // A credited deposit, or a cash-out canceled in the history above, changes these figures.
  useBalanceChange(reload)
  useHostEvent('withdrawal:changed', reload)

  if (requested) return <CashoutDone requested={requested} />
  if (latest && latest.methods.length > 0) {
    return <CashoutForm {...latest} preferred={params?.method} onRequested={setRequested} />
  }
  return (
    <Screen frame={frame} title={text('cashout.title')}>
      <Loaded
        query={rules}
        skeleton={
          <Stack>
            <Skeleton width="60%" />
            <Skeleton kind="block" count={4} />
          </Stack>
        }
      >
        {() => (
          <EmptyState
            title={text('cashout.noMethods')}
            action={
              <Button variant="ghost" onPress={() => host.screens.open('contactUs', {})}>
                {text('cashout.contact')}
              </Button>
            }
          />
        )}
      </Loaded>
    </Screen>
  )
}
