import { useFrame, useLastUser } from '@croupier/shared/host'
import { IconButton, VisuallyHidden } from '@croupier/shared/ui'
import { X } from 'lucide-react'
import { useText } from '../words.ts'
import { MemberMenu } from './member-menu.tsx'
import { MenuHead } from './menu-head.tsx'
import { VisitorMenu } from './visitor-menu.tsx'
import css from './menu.module.css'

/** The right-hand drawer (SH-10 to SH-12): a screen of the stack, so that Back and Escape close it. */
export default function MenuScreen() {
  const frame = useFrame()
  const user = useLastUser()
  const text = useText()
  return (
    <div className={css.menu}>
      <header className={css.head}>
        {user ? (
          <>
            <VisuallyHidden as="h2" id={frame.titleId}>
              {text('menu.title')}
            </VisuallyHidden>
            <MenuHead user={user} />
          </>
        ) : (
          <h2 id={frame.titleId} className={css.name}>
            {text('menu.title')}
          </h2>
        )}
        <IconButton
          className={css.close}
          label={frame.closeLabel}
          icon={<X size={22} aria-hidden="true" />}
          onPress={() => frame.close()}
        />
      </header>
      {user ? <MemberMenu user={user} /> : <VisitorMenu />}
    </div>
  )
}
