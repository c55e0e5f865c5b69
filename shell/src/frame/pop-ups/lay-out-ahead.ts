import { idlePeriod } from '../lazy/idle.ts'

/**
 * The first layout of a dialog looks up fonts and shapes its text, which takes longer than all the rest of opening it.
 * Once the dialog is rendered, it is laid out invisibly and within one task, so that nobody meets it in the page. The
 * returned function cancels this.
 */
export function layOutAhead(container: HTMLElement): () => void {
  let isWanted = true
  const observer = new MutationObserver(() => {
    observer.disconnect()
    void idlePeriod().then(() => isWanted && layOut(container))
  })
  observer.observe(container, { childList: true })
  return () => {
    isWanted = false
    observer.disconnect()
  }
}

function layOut(container: HTMLElement): void {
  // An open dialog makes inert whatever is added beside #root, but leaves alone what is added inside #root.
  const page = document.getElementById('root')
  if (!page) return
  for (const { style } of container.children as HTMLCollectionOf<HTMLElement>) style.removeProperty('display')
  container.style.cssText = 'position: fixed; inset: 0; visibility: hidden; contain: strict'
  page.append(container)
  container.getBoundingClientRect()
  container.remove()
  container.style.cssText = ''
}
