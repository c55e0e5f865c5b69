import { useFrame, useHost, useObservable, type ParamsOf } from '@croupier/shared/host'
import { Button, Screen, Status } from '@croupier/shared/ui'
import { Check, LockKeyhole, X } from 'lucide-react'
import { ProcessingScreen } from '../../components/processing-screen.tsx'
import css from '../../components/result.module.css'
import { useText } from '../../words.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { goHome, goToLogin } from './leave-page.ts'
import { openerOrParent } from './report-to-opener.ts'
import { usePaymentPage } from './use-payment-page.ts'

/** Every payment page of every provider (RT-17); PAGE_RULES says what each does. */
export default function PaymentPage({ params }: { params: ParamsOf<'paymentPage'> }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const isKnown = useObservable(host.session.known)
  const user = useObservable(host.session)
  const page = usePaymentPage(params, isKnown && user !== null)
  const isVisitor = isKnown && !user
  if (!isVisitor && page.kind === 'working') {
    const close = () => {
      // A payment window closes as a whole; one that may not close itself shows the home page.
      if (openerOrParent()) window.close()
      frame.close()
    }
    return <ProcessingScreen frame={{ ...frame, close }} orderId={page.orderId} />
  }
  if (!isVisitor && page.kind === 'confirm') {
    return <ConfirmOrder provider={params.provider} amount={page.amount} onConfirm={page.onConfirm} />
  }
  const failed = !isVisitor && page.kind === 'failed' ? page : null
  const tryAgain = failed?.tryAgain
  const Mark = isVisitor ? LockKeyhole : failed ? X : Check
  const content = (
    <>
      <span className={css.mark} data-shown={failed ? 'error' : 'return'}>
        <Mark size={32} aria-hidden="true" />
      </span>
      <p className={css.text}>{isVisitor ? text('payment.visitor') : (failed?.message ?? text('payment.done'))}</p>
    </>
  )
  return (
    <Screen
      frame={frame}
      title={text('payment.title')}
      hideClose
      footer={
        <>
          {isVisitor && (
            <Button isFull size="lg" onPress={() => goToLogin(host)}>
              {text('withdrawQuery.login')}
            </Button>
          )}
          {tryAgain && (
            <Button isFull size="lg" onPress={tryAgain}>
              {text('result.tryAgain')}
            </Button>
          )}
          <Button isFull size="lg" variant={isVisitor || tryAgain ? 'ghost' : 'primary'} onPress={() => goHome(host)}>
            {text('payment.home')}
          </Button>
        </>
      }
    >
      {failed ? (
        <div role="alert" className={css.result}>
          {content}
        </div>
      ) : (
        <Status className={css.result}>{content}</Status>
      )}
    </Screen>
  )
}
