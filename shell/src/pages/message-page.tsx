import type { ReactNode } from 'react'
import { Spade } from '../frame/bars/logo.tsx'
import { useText } from '../words.ts'
import css from './message-page.module.css'

interface MessagePageProps {
  /** In large letters above the title. */
  readonly figure?: string
  readonly title: string
  readonly message: string
  /** Before the way home. */
  readonly actions?: ReactNode
}

/** A page with one message and its actions (404, lottery, redirect). */
export function MessagePage({ figure, title, message, actions }: MessagePageProps) {
  const text = useText()
  return (
    <section className={css.page}>
      <Spade size={44} />
      {figure && <p className={css.figure}>{figure}</p>}
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{message}</p>
      <div className={css.actions}>
        {actions}
        <a href="#/" className={actions ? css.second : css.first}>
          {text('common.home')}
        </a>
      </div>
    </section>
  )
}
