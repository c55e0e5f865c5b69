import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useHost, useIsMounted, type ParamsOf } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_REASON_LENGTH } from '../../payment/windows/pay-message.ts'
import { paymentAddress } from '../../payment/windows/pay-window.ts'
import { useText } from '../../words.ts'
import { checkOrder } from './check-order.ts'
import { isForeignNavigation } from './foreign-navigation.ts'
import { goHome } from './leave-page.ts'
import { claimKey, isKnownOrder } from './order-key.ts'
import { isOrderingProvider, PAGE_RULES, type PageRule } from './pages.ts'
import { payUrlOfOrder, placeOrder } from './place-or-resume.ts'
import { orderIdOf } from './query.ts'
import { reportToOpener } from './report-to-opener.ts'

export type PageState =
  | { readonly kind: 'working'; readonly orderId: string | null }
  | { readonly kind: 'confirm'; readonly amount: string; readonly onConfirm: () => void }
  | { readonly kind: 'failed'; readonly message: string; readonly tryAgain: (() => void) | undefined }
  | { readonly kind: 'done' }

/** A window whose order failed closes after this time (games-and-cashier.md 8). */
const CLOSE_AFTER_MS = 2000
/** A window that may not close itself goes home instead. */
const HOME_AFTER_MS = 500

/**
 * Does the page's task once the member is known: places the order and goes to the provider, requests the status, or
 * reports.
 */
export function usePaymentPage(params: ParamsOf<'paymentPage'>, isMember: boolean): PageState {
  const { provider, page, query } = params
  const host = useHost()
  const text = useText()
  const poll = usePoll()
  const isMounted = useIsMounted()
  const rule = PAGE_RULES[page]
  const orderId = orderIdOf(query)
  const [state, setState] = useState<PageState>({ kind: 'working', orderId })
  const [attempt, setAttempt] = useState(0)

  const leave = (payStatus: PageRule['payStatus'], status = query['status'] ?? '', id = orderId) => {
    const report = { payStatus, orderId: id, status }
    if (!reportToOpener('PAY_CLOSE', report)) return goHome(host, report)
    setState({ kind: 'done' })
    if (window.parent !== window) return
    window.close()
    setTimeout(() => goHome(host, report), HOME_AFTER_MS)
  }
  const retry = () => {
    setState({ kind: 'working', orderId })
    setAttempt((count) => count + 1)
  }

  /** Goes to the provider's page: of a new order if the query asks for one, else of the pending one. */
  const send = async () => {
    const { amount } = query
    const requestedOrder = { provider, query, session: host.session }
    const isNewOrder = isOrderingProvider(provider) && !!amount
    if (isNewOrder && !isKnownOrder(requestedOrder) && isForeignNavigation()) {
      // Confirms this order only: the address may ask for another one by then, whose key is not known.
      const onConfirm = () => {
        claimKey(requestedOrder)
        retry()
      }
      return setState({ kind: 'confirm', amount, onConfirm })
    }
    let payUrl
    if (isNewOrder) {
      const order = await placeOrder(host, provider, query)
      setState({ kind: 'working', orderId: order.orderId })
      reportToOpener('PAY_ORDER', { orderId: order.orderId })
      payUrl = order.payUrl
    } else payUrl = await payUrlOfOrder(host, orderId, query)
    // The page was closed meanwhile: the player stays where they went; the chooser offers the order.
    if (!isMounted.current) return
    // An order that has ended has no provider page any more: its result is shown.
    if (!isNewOrder && orderId && !payUrl) return leave('payReturn')
    const url = paymentAddress(host, payUrl)
    if (!url) throw new Error('the provider gave no address')
    location.replace(url.href)
  }
  const check = async () => {
    const checked = await checkOrder({ host, poll, params, isMounted: () => isMounted.current })
    if (checked) leave(checked.payStatus, checked.status, checked.orderId)
  }

  const begin = useEffectEvent(async () => {
    if (!rule) return goHome(host)
    try {
      if (rule.task === 'send') return await send()
      if (rule.task === 'process' && isOrderingProvider(provider) && query['amount']) return await send()
      if (rule.task === 'report') return leave(rule.payStatus)
      await check()
    } catch (error) {
      const message = errorMessage(error, text('common.serverBusy'))
      const isRefused = isRefusal(error)
      // Reported at once: the player may close the window before it closes itself.
      const report = { status: 'fail', ...(isRefused ? { reason: message.slice(0, MAX_REASON_LENGTH) } : {}) }
      const isReported = reportToOpener('PAY_ORDER', report)
      // Only where no opener offers another try; after a refusal it would be refused again.
      const tryAgain = isReported || isRefused ? undefined : () => retry()
      setState({ kind: 'failed', message, tryAgain })
      if (isReported) setTimeout(() => leave('payError', 'fail'), CLOSE_AFTER_MS)
    }
  })
  useEffect(() => {
    if (isMember) void begin()
  }, [isMember, attempt])
  return state
}
