import { h } from './dom.ts'
import { t } from './texts.ts'

let made = 0

/** A dialog over the game, with a title and a close button; a press outside closes it as well. */
export function makeDialog(title: string, body: HTMLElement): HTMLDialogElement {
  const id = `dialog-${++made}`
  const dialog = h(
    'dialog',
    { class: 'info', 'aria-labelledby': id },
    h(
      'div',
      { class: 'info-head' },
      h('h2', { id }, title),
      h('button', { type: 'button', class: 'icon', 'aria-label': t('close'), onclick: () => dialog.close() }, '✕'),
    ),
    body,
  )
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  return dialog
}
