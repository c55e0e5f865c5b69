/** Puts a text on the clipboard; false where neither way of doing so works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/**
 * Fallback for pages without the clipboard permission. Inside the open dialog, which would otherwise pull the focus
 * back.
 */
function copyBySelection(text: string): boolean {
  const container = document.activeElement?.closest('[role="dialog"]') ?? document.body
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.setAttribute('aria-hidden', 'true')
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0' })
  const focused = document.activeElement
  container.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
