/**
 * Preloads a file that is needed in any case: one of the shell, or the first picture. Resolves when it has loaded or
 * failed.
 */
export function preload(file: string, as = file.endsWith('.css') ? 'style' : 'script'): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  if (as === 'image') link.fetchPriority = 'high'
  link.href = file
  document.head.append(link)
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
  })
}

/**
 * Fetches a file into the browser's cache and no further. Not a preload: a failed one would be handed to the first
 * attempt to load the file again.
 */
export function warm(file: string, priority: RequestPriority = 'auto'): void {
  fetch(file, { priority }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  )
}
