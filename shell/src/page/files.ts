/** Asks for what is needed whatever comes: a file of the shell, or the first picture. Resolves when it has come, or will not. */
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

/** Into the browser's cache, no further: a failed preload would be handed to the first try to load the file again. */
export function warm(file: string, priority: RequestPriority = 'auto'): void {
  fetch(file, { priority }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  )
}
