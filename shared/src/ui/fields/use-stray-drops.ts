import { useEffect } from 'react'

/**
 * Ignores a file that is dropped outside the drop zone: the browser would open it, and the page would be gone with
 * everything entered in it.
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
