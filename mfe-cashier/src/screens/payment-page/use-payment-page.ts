import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useHost, useIsMounted, type ParamsOf } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useEffect, useEffectEvent, useState } from 'react'
import { orderPage } from '../../api/orders.ts'
import { findPaypal, fetchPollingState, triggerPaypal } from '../../api/order-status.ts'
import { resumeDeposit } from '../../api/deposit-history.ts'
import { PAYPAL_POLL } from '../../methods/paypal/poll.ts'
import { isOrderId } from '@croupier/shared/payments'
import { rememberProviderStatusCall } from '../../payment/order/state/order-status-sources.ts'
import { MAX_REASON_LENGTH } from '../../payment/windows/pay-message.ts'
import { paymentAddress } from '../../payment/windows/pay-window.ts'
import { RETURN_POLL, watchRule } from '../../payment/order/watch.ts'
import { useText } from '../../words.ts'
import { isForeignNavigation } from './foreign-navigation.ts'
import { goHome, reportToOpener } from './go-home.ts'
import { claimKey, entityOf, isKnownOrder, orderIdOf, siteOf } from './query.ts'
import { isOrderingProvider, PAGE_RULES } from './pages.ts'

export type PageState =
  | { readonly kind: 'working'; readonly orderId: string | null }
  | { readonly kind: 'asked'; readonly amount: string; readonly agree: () => void }
  | { readonly kind: 'failed'; readonly message: string; readonly tryAgain: (() => void) | undefined }
  | { readonly kind: 'done' }

/** Games-and-cashier.md 8: a window whose order failed closes after 2 s. */
const CLOSE_AFTER = 2000
/** A window that may not close itself goes home instead. */
const HOME_AFTER = 500

/**
 * Does the page's part once the member is known: places the order and goes to the provider, asks for the status, or
 * reports.
 */
export function usePaymentPage({ provider, page, query }: ParamsOf<'paymentPage'>, isMember: boolean): PageState {
  const host = useHost()
  const text = useText()
  const poll = usePoll()
  const isMounted = useIsMounted()
  const rule = PAGE_RULES[page]
  const orderId = orderIdOf(query)
  const [state, setState] = useState<PageState>({ kind: 'working', orderId })
  const [attempt, setAttempt] = useState(0)

  const leave = (payStatus: 'payReturn' | 'payCancel' | 'payError', status = query['status'] ?? '', id = orderId) => {
    const told = { payStatus, orderId: id, status }
    if (!reportToOpener('PAY_CLOSE', told)) return goHome(host, told)
    setState({ kind: 'done' })
    if (window.parent !== window) return
    window.close()
    setTimeout(() => goHome(host, told), HOME_AFTER)
  }

  const requestedOrder = { provider, query, session: host.session }
  const send = async () => {
    const { amount } = query
    const isOrder = isOrderingProvider(provider) && !!amount
    if (isOrder && !isKnownOrder(requestedOrder) && isForeignNavigation()) {
      // Agrees to this order only: the address may ask for another one by then, whose key is not known.
      const agree = () => {
        claimKey(requestedOrder)
        again()
      }
      return setState({ kind: 'asked', amount, agree })
    }
    const payUrl = isOrder ? await placed() : await resumed()
    // The page was closed meanwhile: the player stays where they went; the chooser offers the order.
    if (!isMounted.current) return
    // An order that has ended has no provider page any more: the result tells how it ended.
    if (!isOrder && orderId && !payUrl) return leave('payReturn')
    const url = paymentAddress(host, payUrl)
    if (!url) throw new Error('the provider gave no address')
    location.replace(url.href)
  }
  const placed = async (): Promise<string> => {
    if (!isOrderingProvider(provider)) return ''
    const order = await orderPage(host.api, provider, entityOf(query), claimKey(requestedOrder))
    setState({ kind: 'working', orderId: order.orderId })
    reportToOpener('PAY_ORDER', { orderId: order.orderId })
    return order.payUrl
  }
  /**
   * The query's `payUrl`, unless it is an address of our own: that would be opened as if our own code had asked for it.
   */
  const named = (): string => {
    const { payUrl = '' } = query
    const own = new URL(host.navigation.absolute('/')).origin
    return paymentAddress(host, payUrl)?.origin === own ? '' : payUrl
  }
  const resumed = async (): Promise<string> => {
    if (!orderId) return named()
    return resumeDeposit(host.api, orderId).then(
      (order) => order.payUrl,
      (error: unknown) => {
        // The operator may not have this call (D3): the address in the query is used then.
        const payUrl = isRefusal(error) ? named() : ''
        if (payUrl) return payUrl
        throw error
      },
    )
  }

  const ask = async () => {
    const bizId = query['biz_id']
    const order = { bizId: bizId ?? '', cSite: siteOf(host, query) }
    const isPaypal = provider === 'paypal' && page === 'processing' && isOrderId(bizId)
    if (isPaypal) await triggerPaypal(host.api, order).catch(() => undefined)
    if (!isMounted.current) return
    const id = isPaypal ? bizId : orderId
    if (!id) return leave('payReturn')
    // The error result asks the API itself (D25).
    if (/fail/i.test(query['status'] ?? '')) return leave('payError', 'fail', id)
    const question = (signal: AbortSignal) => findPaypal(host.api, order, signal)
    if (isPaypal) rememberProviderStatusCall(id, question)
    const end = isPaypal
      ? await poll.start(watchRule(PAYPAL_POLL, question))
      : await poll.start(watchRule(RETURN_POLL, (signal) => fetchPollingState(host.api, id, signal)))
    if (end.outcome === 'stopped') return
    const isCanceled = end.outcome === 'canceled'
    leave(isCanceled ? 'payCancel' : end.outcome === 'succeeded' ? 'payReturn' : 'payError', end.outcome, id)
  }

  const again = () => {
    setState({ kind: 'working', orderId })
    setAttempt((count) => count + 1)
  }
  const begin = useEffectEvent(async () => {
    if (!rule) return goHome(host)
    try {
      if (rule.task === 'send') return await send()
      if (rule.task === 'process' && isOrderingProvider(provider) && query['amount']) return await send()
      if (rule.task === 'report') return leave(rule.payStatus)
      await ask()
    } catch (error) {
      const message = errorMessage(error, text('common.serverBusy'))
      const isRefused = isRefusal(error)
      // Reported at once: the player may close the window before it closes itself.
      const told = { status: 'fail', ...(isRefused ? { reason: message.slice(0, MAX_REASON_LENGTH) } : {}) }
      const isTold = reportToOpener('PAY_ORDER', told)
      // Only where no opener offers another try; after a refusal it would be refused again.
      const tryAgain = isTold || isRefused ? undefined : () => again()
      setState({ kind: 'failed', message, tryAgain })
      if (isTold) setTimeout(() => leave('payError', 'fail'), CLOSE_AFTER)
    }
  })
  useEffect(() => {
    if (isMember) void begin()
  }, [isMember, attempt])
  return state
}
