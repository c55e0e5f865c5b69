import { useText } from '../words.ts'
import { MessagePage } from './message-page.tsx'
import css from './message-page.module.css'

/** /lottery (RT-09, D11): nothing to show yet, and a way to the games. */
export default function LotteryPage() {
  const text = useText()
  return (
    <MessagePage
      figure={text('lottery.soon')}
      title={text('lottery.title')}
      message={text('lottery.text')}
      actions={
        <a href="#/games" className={css.first}>
          {text('lottery.games')}
        </a>
      }
    />
  )
}
