/** Asks for a file of the shell that is needed whatever is shown. */
export function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = file.endsWith('.css') ? 'style' : 'script'
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
