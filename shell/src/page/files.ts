/** Asks for what is needed whatever comes: a file of the shell, or the first picture. */
export function preload(file: string, as = file.endsWith('.css') ? 'style' : 'script'): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  if (as === 'image') link.fetchPriority = 'high'
  link.href = file
  document.head.append(link)
}

/** Into the browser's cache, no further: a failed preload would be handed to the first try to load the file again. */
export function warm(file: string, priority: RequestPriority = 'auto'): void {
  fetch(file, { priority }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  )
}
