import { ChevronLeft } from 'lucide-react'
import { useText } from '../../words.ts'
import { HELP_ROOT } from '../info-pages.ts'
import css from './help-back.module.css'

/** The way back to the help centre, above the heading of a page that it lists. */
export function HelpBack() {
  const text = useText()
  return (
    <a href={`#${HELP_ROOT}`} className={css.back}>
      <ChevronLeft size={18} aria-hidden="true" />
      {text('help.back')}
    </a>
  )
}
