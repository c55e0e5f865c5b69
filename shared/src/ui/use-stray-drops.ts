import { useEffect } from 'react'

/**
 * Holds a file that is dropped beside the place for it: the browser would open it, and the page would be gone with all
 * that stands in it.
 */
export function useStrayDrops(): void {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      const { dataTransfer, defaultPrevented } = event
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', hold)
    addEventListener('drop', hold)
    return () => {
      removeEventListener('dragover', hold)
      removeEventListener('drop', hold)
    }
  }, [])
}
