import { useHost, useObservable, useUser, type ParamsOf } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { heardEnd, heardSuccess, orderStatus, type OrderStatus } from '../../api/order-status.ts'
import type { OrderState } from '../../api/verdict.ts'
import type { CoinCount } from '../../payment/coins/coin-count.ts'
import { rereadDeposits } from '../../payment/order/deposit-lists.ts'
import { useOrderNews } from '../../payment/order/order-news.ts'
import { noteReturn, standingOf } from '../../payment/order/order-questions.ts'
import { sumOf } from '../../payment/order/order-sums.ts'
import { tellPurchase } from '../../payment/order/purchase.ts'
import { seeEnd } from '../../payment/order/seen-orders.ts'
import { useShownResult } from '../../payment/order/shown-results.ts'
import type { Outcome } from '../../api/verdict.ts'
import { useBack } from '../../payment/order/use-back.ts'
import { useNewest } from '../../payment/order/use-newest.ts'
import { RETURN_POLL, watchRule } from '../../payment/order/watch.ts'

type Params = ParamsOf<'depositResult'>
export type Shown = Params['outcome']

export interface Result {
  readonly shown: Shown
  /** True when the API itself said how it ended; false leaves the end open (D25). */
  readonly isKnown: boolean
  readonly orderId: string | undefined
  readonly amount: { readonly value: string; readonly currency: string } | undefined
  /** Of an order of coins: how many were asked for, how many have come. */
  readonly coins: CoinCount
  readonly isAsking: boolean
  readonly checkAgain: () => void
}

const ENDS: Readonly<Record<Outcome, Shown>> = { succeeded: 'success', failed: 'error', canceled: 'cancel' }

/**
 * What the API has said of the order's end. A success has been heard by who opens it; anything else may be an address's
 * or a window's, which say nothing against what this page has heard of the API.
 */
function wordOf({ outcome, orderId }: Params): Outcome | undefined {
  if (!orderId) return undefined
  return outcome === 'success' ? 'succeeded' : heardEnd(orderId)
}

/** Nothing but the API's word makes a success (D25): that of pollingStatus, or of the order's own question. */
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
  const [coins, setCoins] = useState<CoinCount>({})
  const question = useNewest()
  const ended = useRef<Outcome>(undefined)

  const conclude = (id: string, end: Outcome, sum = sumOf(id)) => {
    if (sum?.amount) setAmount({ value: sum.amount, currency: sum.currency })
    ended.current = end
    setKnown(true)
    setShown(ENDS[end])
    seeEnd(id)
    rereadDeposits(client)
    if (end !== 'succeeded') return
    tellPurchase(host, { orderId: id, amount: sum?.amount ?? '', currency: sum?.currency ?? '' })
    void host.session.refresh()
  }
  const ask = async (id: string, signal?: AbortSignal, askWhom = standingOf): Promise<OrderState> => {
    const isOvertaken = question()
    const status = await askWhom(host.api, id, signal)
    // Where it knows less than the order's own question has said, that stays said.
    const end = word === 'succeeded' || status.state === 'pending' ? word : status.state
    // What came before a later answer is over; an end is none the less where that one has told none.
    if (isOvertaken() && (!end || ended.current)) return ended.current ?? 'pending'
    return tell(id, status, end)
  }
  const tell = (id: string, status: OrderStatus, end: Outcome | undefined): OrderState => {
    const known = sumOf(id)
    const amount = status.amount ?? known?.amount ?? ''
    const currency = status.currency || (known?.currency ?? '')
    if (amount) setAmount({ value: amount, currency })
    setCoins(status)
    if (end) conclude(id, end, { amount, currency })
    return end ?? 'pending'
  }

  // The tries of the order's own question are counted, and over: what is asked by itself after them is pollingStatus.
  const askByItself = (id: string, signal?: AbortSignal) => ask(id, signal, orderStatus)

  const begin = useEffectEvent(async () => {
    // A poll of pollingStatus has heard all of it: another question would be one too many.
    const credited = orderId ? heardSuccess(orderId) : undefined
    if (orderId && credited && isMember) return void tell(orderId, credited, 'succeeded')
    // It is asked how much it was, and whether a failure was paid all the same.
    if (word && orderId) return void (isMember && (await askByItself(orderId).catch(() => conclude(orderId, word))))
    if (isKnown) return
    // A visitor has no orders to ask about.
    if (!orderId || !isMember) return setShown(firstShown(outcome, undefined))
    if (outcome === 'processing') {
      noteReturn(host.api, orderId)
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
    // A payment that arrives in these seconds is told by itself (D37); after them there is Check again.
    // A question that fails ends nothing: what it would have said is asked by the next one.
    await poll.start(watchRule({ ...RETURN_POLL, onError: 'continue' }, (signal) => askByItself(orderId, signal)))
  })
  useEffect(() => {
    if (isSessionKnown) void begin()
  }, [isSessionKnown, isMember, outcome, orderId])

  const checkAgain = async () => {
    // A visitor who asked would be sent to the login.
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
  useBack(askIfOpen)
  useOrderNews(orderId, askIfOpen)
  useShownResult(orderId, askIfOpen)
  return { shown, isKnown, orderId, amount, coins, isAsking, checkAgain: () => void checkAgain() }
}

function firstShown(outcome: Shown, orderId: string | undefined): Shown {
  return !orderId && (outcome === 'success' || outcome === 'processing') ? 'return' : outcome
}
