import { OVER } from './api.ts'
import { h, put } from './dom.ts'
import { tellShell } from './shell.ts'
import { t } from './texts.ts'

/** Replaces the game with an error message and the one button that still helps: try again, or close. */
export function stopGame(root: HTMLElement, code: string): void {
  const button = (label: string, onclick: () => void) =>
    h('button', { class: 'primary', type: 'button', onclick }, label)
  const isFramed = window.parent !== window
  const way = OVER.has(code)
    ? isFramed && button(t('closeGame'), () => tellShell('GAME_CLOSE'))
    : button(t('again'), () => location.reload())
  root.removeAttribute('aria-busy')
  put(
    root,
    h('section', { class: 'stop', role: 'alert' }, h('h1', {}, document.title), h('p', {}, t(`error.${code}`)), way),
  )
  if (way && OVER.has(code)) way.focus()
}
