import { useObservable } from '@croupier/shared/host'
import { Button } from '@croupier/shared/ui'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import css from './article-actions.module.css'

/** What to do after reading an article: Deposit for a member, Join for a visitor; or ask support about it. */
export function ArticleActions() {
  const { session, screens } = useShell()
  const user = useObservable(session)
  const isKnown = useObservable(session.known)
  const text = useText()
  return (
    <div className={css.actions}>
      <Button variant="ghost" size="lg" onPress={() => screens.open('contactUs', {})}>
        {text('footer.contactUs')}
      </Button>
      {user ? (
        <Button size="lg" isFull onPress={() => screens.open('deposit', {})}>
          {text('topBar.deposit')}
        </Button>
      ) : (
        <Button size="lg" isFull isDisabled={!isKnown} onPress={() => screens.open('join')}>
          {text('topBar.join')}
        </Button>
      )}
    </div>
  )
}
