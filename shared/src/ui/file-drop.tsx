import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
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
  return (
    <DropZone
      className={css.zone}
      isDisabled={isDisabled}
      onDrop={(event) => {
        const dropped = event.items.filter((item) => item.kind === 'file')
        void Promise.all(dropped.map((item) => item.getFile())).then((files) => onFiles(files))
      }}
    >
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={isMultiple}
        onSelect={(list) => list && list.length > 0 && onFiles([...list])}
      >
        <Button variant="ghost" isDisabled={isDisabled} icon={<Upload size={18} aria-hidden="true" />}>
          {label}
        </Button>
      </FileTrigger>
      {hint && <span className={css.hint}>{hint}</span>}
    </DropZone>
  )
}
