import { whenIdle } from '../page/quiet.ts'

/**
 * The first layout of a box looks for fonts and shapes its words, which takes longer than all else of opening it. Once
 * the box is drawn it is laid out, out of sight and within one turn, so that nobody meets it in the page.
 */
export function layOutAhead(container: HTMLElement): () => void {
  let isWanted = true
  const observer = new MutationObserver(() => {
    observer.disconnect()
    void whenIdle().then(() => isWanted && layOut(container))
  })
  observer.observe(container, { childList: true })
  return () => {
    isWanted = false
    observer.disconnect()
  }
}

function layOut(container: HTMLElement): void {
  // An open box makes inert whatever comes into the page beside it, and leaves alone what is inside of this.
  const page = document.getElementById('root')
  if (!page) return
  for (const { style } of container.children as HTMLCollectionOf<HTMLElement>) style.removeProperty('display')
  container.style.cssText = 'position: fixed; inset: 0; visibility: hidden; contain: strict'
  page.append(container)
  container.getBoundingClientRect()
  container.remove()
  container.style.cssText = ''
}
