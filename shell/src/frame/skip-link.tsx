import { useText } from '../words.ts'
import css from './skip-link.module.css'

/** The first thing a keyboard meets: past the bars, to the page. A button, since the hash is the router's. */
export function SkipLink() {
  const text = useText()
  return (
    <button type="button" className={css.skip} onClick={() => document.getElementById('content')?.focus()}>
      {text('frame.skip')}
    </button>
  )
}
