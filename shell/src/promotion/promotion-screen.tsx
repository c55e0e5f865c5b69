import type { Promotion } from '@croupier/shared/api'
import { Picture, useFrame, useLayout } from '@croupier/shared/host'
import { Button, IconButton, VisuallyHidden } from '@croupier/shared/ui'
import { X } from 'lucide-react'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import css from './promotion.module.css'

/** The promotion pop-up: a picture for the layout, an action button, a close icon (SH-16, SH-17). */
export default function PromotionScreen({ params: { promotion } }: { params: { promotion: Promotion } }) {
  const frame = useFrame()
  const text = useText()
  const act = usePromotionAction(promotion)
  const mobile = useLayout() === 'mobile'
  const address = (mobile ? promotion.mobileBgImg : promotion.bgImg) || promotion.bgImg || promotion.mobileBgImg
  return (
    <div className={css.promotion}>
      <Picture className={css.picture} src={address} alt="" />
      <IconButton
        className={css.close}
        label={frame.closeLabel}
        icon={<X size={22} aria-hidden="true" />}
        onPress={() => frame.close()}
      />
      <div className={css.words}>
        {promotion.title ? (
          <h2 id={frame.titleId} className={css.title}>
            {promotion.title}
          </h2>
        ) : (
          <VisuallyHidden as="h2" id={frame.titleId}>
            {text('promotion.title')}
          </VisuallyHidden>
        )}
        <Button size="lg" isFull onPress={act}>
          {promotion.buttonText || text('promotion.go')}
        </Button>
      </div>
    </div>
  )
}

/** What the button does; the pop-up gives way to what it opens. */
function usePromotionAction({ action, gameId }: Promotion): () => void {
  const { feedback, screens } = useShell()
  const frame = useFrame()
  const text = useText()
  return () => {
    switch (action) {
      case 'DEPOSIT':
        return screens.open('deposit', {}, { replace: true })
      case 'INVITE':
        return screens.open('inviteBonus', undefined, { replace: true })
      case 'REGISTER':
        return screens.open('join', undefined, { replace: true })
      case 'LAUNCH_GAME':
        if (gameId) return screens.open('game', { gameId, playForFun: 0 }, { replace: true })
        feedback.toast(text('common.serverBusy'), 'error')
        return frame.close()
      case 'CLOSE_ONLY':
        return frame.close()
    }
  }
}
