import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { hintOf } from '../lazy/hint.ts'
import css from './bar-button.module.css'

/** A visitor's part of the top bar. */
export function VisitorBar() {
  const { screens } = useShell()
  const text = useText()
  return (
    <>
      <button
        type="button"
        className={css.ghost}
        {...hintOf(screens, 'login')}
        onClick={() => screens.open('login', {})}
      >
        {text('topBar.login')}
      </button>
      <button type="button" className={css.primary} {...hintOf(screens, 'join')} onClick={() => screens.open('join')}>
        {text('topBar.join')}
      </button>
    </>
  )
}
