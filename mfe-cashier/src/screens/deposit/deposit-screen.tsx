import { isSessionEnd } from '@croupier/shared/api'
import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { afterPaint, EmptyState, Loaded, Screen, Skeleton } from '@croupier/shared/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { bonusesQuery, configQuery, methodsQuery } from '../../api/deposit-queries.ts'
import { useHasHistory } from '../../hooks/use-has-history.ts'
import { methodOf } from '../../methods/index.ts'
import { HistoryButton } from '../../components/history-button.tsx'
import { useText } from '../../words.ts'
import { MethodButton } from './method-button.tsx'
import css from './deposit-screen.module.css'
import { OpenDeposit } from './open-deposit.tsx'

/** The deposit method chooser (DP-01, DP-24). Choosing a method closes it and opens the method's dialog. */
export default function DepositScreen() {
  const host = useHost()
  const frame = useFrame()
  const member = useMember()
  const text = useText()
  const locale = useLocale()
  const isCredited = member.credited === 1
  const list = useQuery(methodsQuery({ api: host.api, member }, locale))
  const bonuses = useQuery(bonusesQuery({ api: host.api, member }))
  const hasHistory = useHasHistory()
  const isListed = list.data !== undefined
  const client = useQueryClient()
  useEffect(() => {
    // Loads what the next press needs, but not before the methods are loaded and painted.
    if (!isListed) return undefined
    host.screens.hint('depositMethod')
    return afterPaint(() => void client.prefetchQuery(configQuery({ api: host.api, member })))
  }, [host, client, member, isListed])
  const failure = list.error
  const toastFailure = useEffectEvent(() => host.feedback.toast(text('common.serverBusy'), 'error'))
  useEffect(() => {
    // Without a network the shell says so already.
    if (failure && !isSessionEnd(failure) && navigator.onLine) toastFailure()
  }, [failure])

  const shown = (list.data ?? [])
    .filter(({ enabled, visibility }) => enabled && isVisible(visibility, isCredited))
    .filter(({ code }) => methodOf(code) !== undefined)
    .toSorted((a, b) => a.sortIndex - b.sortIndex)
  return (
    <Screen frame={frame} title={text('deposit.title')} footer={hasHistory && <HistoryButton />}>
      <Loaded
        query={list}
        skeleton={<Skeleton kind="block" count={6} height="64px" />}
        words={{
          loading: text('common.loading'),
          // Regardless of the operator's own message (games-and-cashier.md 8).
          failed: () => text('common.serverBusy'),
          tryAgain: text('common.tryAgain'),
        }}
      >
        {() =>
          shown.length === 0 ? (
            <EmptyState title={text('deposit.noMethods')} />
          ) : (
            <>
              <OpenDeposit />
              <ul role="list" className={css.methods}>
                {shown.map((method) => (
                  <li key={method.code}>
                    <MethodButton
                      method={method}
                      bonus={bonuses.data?.find(({ code }) => code === method.code)}
                      onHint={() => host.screens.hint('depositMethod', { code: method.code })}
                      onChoose={() => host.screens.open('depositMethod', { code: method.code }, { replace: true })}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}

const ALL = 0
const AFTER_FIRST = 10
const BEFORE_FIRST = 20

/** 0 always, 10 once the member has deposited, 20 until then; a number that is not known is not shown. */
function isVisible(visibility: number, isCredited: boolean): boolean {
  return visibility === ALL || visibility === (isCredited ? AFTER_FIRST : BEFORE_FIRST)
}
