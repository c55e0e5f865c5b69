/** How many animation frames to wait for the pop-up that led here to be gone. */
const MAX_WAIT_FRAMES = 60

interface PageOptions {
  /** The element whose heading names the page. */
  readonly page: HTMLElement
  /** The site's title, the whole title of the home page. */
  readonly siteTitle: string
  /** The site's name, which ends the title of the other pages. */
  readonly siteName: string
  readonly isHome: boolean
  /** The heading of a page that is loading: it names nothing yet. */
  readonly loadingLabel: string
  /** True: another page was shown before, so the focus moves to this one's heading. */
  readonly isNewPage: boolean
  /** Whether a pop-up covers the page. */
  readonly isCovered: () => boolean
}

/**
 * Sets the window's title and moves the focus to the page's heading, now and for as long as the page changes. Returns a
 * function that stops this.
 */
export function announcePage(options: PageOptions): () => void {
  const { page, siteTitle, siteName, isHome, loadingLabel, isCovered } = options
  let { isNewPage } = options
  let frame = 0
  let announced: { readonly heading: HTMLElement; readonly name: string } | undefined
  // After a page load nothing has had the focus yet, so it cannot have been lost.
  let hadFocus = false
  const onFocus = () => (hadFocus = true)

  /** Whether the focus is in use: on a new page by something on it or a dialog, else by any element but the page. */
  const isFocusInUse = (focused: Element | null, isNew: boolean) =>
    isNew ? focused?.closest('#content *, [role="dialog"]') : focused !== document.body && focused !== page

  const focusHeading = (heading: HTMLElement, isNew: boolean, framesLeft = MAX_WAIT_FRAMES): void => {
    const covered = isCovered()
    if (covered && framesLeft > 0) frame = requestAnimationFrame(() => focusHeading(heading, isNew, framesLeft - 1))
    if (covered || isFocusInUse(document.activeElement, isNew)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  const announce = (): void => {
    // Returns early, since scrolling through a list of games changes the page all the time.
    if (announced?.heading.isConnected && announced.heading.textContent.trim() === announced.name) return
    // Home stays in the document, hidden behind the other pages, and has a heading of its own.
    const heading = [...page.querySelectorAll('h1')].find((each) => each.checkVisibility())
    const name = heading?.textContent.trim()
    if (!heading || !name || name === loadingLabel) return
    if (!isHome) document.title = `${name} · ${siteName}`
    if (isNewPage || (announced && hadFocus)) {
      const isNew = isNewPage
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => focusHeading(heading, isNew))
    }
    isNewPage = false
    announced = { heading, name }
  }

  document.title = siteTitle
  addEventListener('focusin', onFocus, { once: true })
  const observer = new MutationObserver(announce)
  if (!isHome) observer.observe(page, { childList: true, characterData: true, subtree: true })
  announce()
  return () => {
    observer.disconnect()
    removeEventListener('focusin', onFocus)
    cancelAnimationFrame(frame)
  }
}
