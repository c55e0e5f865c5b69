import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import css from './file-drop.module.css'

export interface FileDropProps {
  /** 'Add file'. */
  readonly label: string
  readonly hint?: ReactNode
  /** Types that the file dialog offers: 'image/jpeg'. The caller checks what it gets. */
  readonly accept?: readonly string[]
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A place to drop files, with a button that opens the file dialog. */
export function FileDrop({ label, hint, accept, isMultiple, isDisabled, onFiles }: FileDropProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [isTarget, setTarget] = useState(false)
  const give = (list: FileList | null): void => {
    if (list && list.length > 0 && !isDisabled) onFiles([...list])
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setTarget(false)
    give(event.dataTransfer.files)
  }
  return (
    <div
      className={css.zone}
      data-drop-target={isTarget || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setTarget(!isDisabled)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept?.join(',')}
        multiple={isMultiple}
        onChange={({ target }) => {
          give(target.files)
          // The same file again is a choice as well.
          target.value = ''
        }}
      />
      <Button
        variant="ghost"
        isDisabled={isDisabled}
        icon={<Upload size={18} aria-hidden="true" />}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      {hint && <span className={css.hint}>{hint}</span>}
    </div>
  )
}
