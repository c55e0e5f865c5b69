import { useHost, useObservable, useUser, type ParamsOf } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cachedOutcome, cachedSuccess, fetchPollingStatus, type OrderStatus } from '../../api/order-status.ts'
import type { OrderState } from '../../api/order-state.ts'
import type { CoinAmounts } from '../../payment/coins/coin-amounts.ts'
import { invalidateDepositLists } from '../../payment/order/deposit-lists.ts'
import { useOrderReports } from '../../payment/order/state/order-reports.ts'
import { rememberStatusCallOfReturn, fetchOrderStatus } from '../../payment/order/state/order-status-sources.ts'
import { orderAmountOf } from '../../payment/order/state/order-amounts.ts'
import { announcePurchase } from '../../payment/order/purchase.ts'
import { markOutcomeSeen } from '../../payment/order/state/seen-orders.ts'
import { useShownResult } from '../../payment/order/state/shown-results.ts'
import type { Outcome } from '../../api/order-state.ts'
import { useRecheckTriggers } from '../../payment/order/hooks/use-recheck-triggers.ts'
import { useStaleResponseGuard } from '../../payment/order/hooks/use-stale-response-guard.ts'
import { RETURN_POLL, watchRule } from '../../payment/order/watch.ts'

type Params = ParamsOf<'depositResult'>
export type Shown = Params['outcome']

export interface Result {
  readonly shown: Shown
  /** True when the API itself said how it ended; false leaves the end open (D25). */
  readonly isKnown: boolean
  readonly orderId: string | undefined
  readonly amount: { readonly value: string; readonly currency: string } | undefined
  /** For a coin order: how many coins are due, how many have arrived. */
  readonly coins: CoinAmounts
  readonly isAsking: boolean
  readonly checkAgain: () => void
}

const ENDS: Readonly<Record<Outcome, Shown>> = { succeeded: 'success', failed: 'error', canceled: 'cancel' }

/**
 * The outcome that the API has already told, if any. `success` is passed only by code that heard it from the API; any
 * other value may come from an address or a window, and does not outweigh what this page has heard from the API.
 */
function wordOf({ outcome, orderId }: Params): Outcome | undefined {
  if (!orderId) return undefined
  return outcome === 'success' ? 'succeeded' : cachedOutcome(orderId)
}

/** The state of a result. Only the API makes it a success (D25): by pollingStatus, or by the order's own question. */
export function useResult({ outcome, orderId }: Params): Result {
  const host = useHost()
  const client = useQueryClient()
  const poll = usePoll()
  // After a reload the result opens before the stored session is checked.
  const isSessionKnown = useObservable(host.session.known)
  const isMember = useUser() !== null
  const [word] = useState(() => wordOf({ outcome, orderId }))
  const [shown, setShown] = useState<Shown>(() => (word ? ENDS[word] : firstShown(outcome, orderId)))
  const [isKnown, setKnown] = useState(word !== undefined)
  const [isAsking, setAsking] = useState(false)
  const [amount, setAmount] = useState<Result['amount']>()
  const [coins, setCoins] = useState<CoinAmounts>({})
  const question = useStaleResponseGuard()
  const ended = useRef<Outcome>(undefined)

  const conclude = (id: string, end: Outcome, sum = orderAmountOf(id)) => {
    if (sum?.amount) setAmount({ value: sum.amount, currency: sum.currency })
    ended.current = end
    setKnown(true)
    setShown(ENDS[end])
    markOutcomeSeen(id)
    invalidateDepositLists(client)
    if (end !== 'succeeded') return
    announcePurchase(host, { orderId: id, amount: sum?.amount ?? '', currency: sum?.currency ?? '' })
    void host.session.refresh()
  }
  const ask = async (id: string, signal?: AbortSignal, askWhom = fetchOrderStatus): Promise<OrderState> => {
    const isOvertaken = question()
    const status = await askWhom(host.api, id, signal)
    // If this response tells less than the order's own question has told before, that outcome stays.
    const end = word === 'succeeded' || status.state === 'pending' ? word : status.state
    // A stale response is dropped, unless it tells an outcome and no later one has told any.
    if (isOvertaken() && (!end || ended.current)) return ended.current ?? 'pending'
    return tell(id, status, end)
  }
  const tell = (id: string, status: OrderStatus, end: Outcome | undefined): OrderState => {
    const known = orderAmountOf(id)
    const amount = status.amount ?? known?.amount ?? ''
    const currency = status.currency || (known?.currency ?? '')
    if (amount) setAmount({ value: amount, currency })
    setCoins(status)
    if (end) conclude(id, end, { amount, currency })
    return end ?? 'pending'
  }

  // The limited tries of the order's own question are used up: what is requested automatically after them is
  // pollingStatus.
  const askByItself = (id: string, signal?: AbortSignal) => ask(id, signal, fetchPollingStatus)

  const begin = useEffectEvent(async () => {
    // pollingStatus has told this page everything already: another request would be one too many.
    const credited = orderId ? cachedSuccess(orderId) : undefined
    if (orderId && credited && isMember) return void tell(orderId, credited, 'succeeded')
    // pollingStatus may still tell the amount, and whether a failed order was paid after all.
    if (word && orderId) return void (isMember && (await askByItself(orderId).catch(() => conclude(orderId, word))))
    if (isKnown) return
    // A visitor has no orders to ask about.
    if (!orderId || !isMember) return setShown(firstShown(outcome, undefined))
    if (outcome === 'processing') {
      rememberStatusCallOfReturn(host.api, orderId)
      const end = await poll.start(watchRule(RETURN_POLL, (signal) => ask(orderId, signal)))
      if (end.outcome !== 'stopped' && end.exhausted) setShown('error')
      else if (end.outcome === 'failed' && end.error !== undefined) setShown('error')
      return
    }
    try {
      const state = await askByItself(orderId)
      if (state !== 'pending') return
    } catch {
      // Asked again below.
    }
    // A payment that arrives during this poll is shown by itself (D37); after that there is Check again. A failed
    // request does not end the poll: the next one asks the same.
    await poll.start(watchRule({ ...RETURN_POLL, onError: 'continue' }, (signal) => askByItself(orderId, signal)))
  })
  useEffect(() => {
    if (isSessionKnown) void begin()
  }, [isSessionKnown, isMember, outcome, orderId])

  const checkAgain = async () => {
    // A visitor's status request would lead to the login.
    if (!orderId || isAsking || !isMember) return
    setAsking(true)
    try {
      await ask(orderId)
    } catch {
      // Still not known: what is shown stays true.
    } finally {
      setAsking(false)
    }
  }
  const isOpen = !isKnown && shown !== 'processing'
  const askIfOpen = () => void (isOpen && checkAgain())
  useRecheckTriggers(askIfOpen)
  useOrderReports(orderId, askIfOpen)
  useShownResult(orderId, askIfOpen)
  return { shown, isKnown, orderId, amount, coins, isAsking, checkAgain: () => void checkAgain() }
}

function firstShown(outcome: Shown, orderId: string | undefined): Shown {
  return !orderId && (outcome === 'success' || outcome === 'processing') ? 'return' : outcome
}
