import { useText } from '../../words.ts'
import css from './skip-link.module.css'

/**
 * The first stop of the Tab key: skips the bars and goes to the page. A button, not a link, since the hash is the
 * router's.
 */
export function SkipLink() {
  const text = useText()
  return (
    <button type="button" className={css.skip} onClick={() => document.getElementById('content')?.focus()}>
      {text('frame.skip')}
    </button>
  )
}
