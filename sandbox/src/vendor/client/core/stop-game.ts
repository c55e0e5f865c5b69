import { SESSION_OVER } from './api.ts'
import { h, setChildren } from './dom.ts'
import { notifyShell } from './shell.ts'
import { t } from './texts.ts'

/** Replaces the game with an error message and the one button that still helps: try again, or close. */
export function stopGame(root: HTMLElement, code: string): void {
  const button = (label: string, onclick: () => void) =>
    h('button', { class: 'primary', type: 'button', onclick }, label)
  const isFramed = window.parent !== window
  const remedy = SESSION_OVER.has(code)
    ? isFramed && button(t('closeGame'), () => notifyShell('GAME_CLOSE'))
    : button(t('again'), () => location.reload())
  root.removeAttribute('aria-busy')
  setChildren(
    root,
    h('section', { class: 'stop', role: 'alert' }, h('h1', {}, document.title), h('p', {}, t(`error.${code}`)), remedy),
  )
  if (remedy && SESSION_OVER.has(code)) remedy.focus()
}
