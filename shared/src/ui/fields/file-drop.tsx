import { Camera, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DragEvent, ReactNode, Ref } from 'react'
import { Button } from '../buttons/button.tsx'
import css from './file-drop.module.css'
import { useDesktop } from '../hooks/use-desktop.ts'
import { useStrayDrops } from './use-stray-drops.ts'

export interface FileDropProps {
  /** 'Add file'. */
  readonly label: string
  /** 'Take a photo': phones get this button beside the first, it opens the camera. */
  readonly cameraLabel?: string
  readonly hint?: ReactNode
  /** Types that the file dialog offers: 'image/jpeg'. The caller checks what it gets. */
  readonly accept?: readonly string[]
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
  /** The id of a description elsewhere: what is wrong with the files. */
  readonly describedBy?: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  /** The button's, to focus it when a file is missing here. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A place to drop files, with a button that opens the file dialog. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { label, cameraLabel, hint, accept, isMultiple, isDisabled, describedBy, onFiles, ref } = props
  const isDesktop = useDesktop()
  const input = useRef<HTMLInputElement>(null)
  const [isTarget, setTarget] = useState(false)
  useStrayDrops()
  const give = (list: FileList | null): void => {
    if (list && list.length > 0 && !isDisabled) onFiles([...list])
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setTarget(false)
    give(event.dataTransfer.files)
  }
  /** Asks for the camera this once: 'Add file' still leads to the library. */
  const photograph = (): void => {
    input.current?.setAttribute('capture', 'environment')
    input.current?.click()
    input.current?.removeAttribute('capture')
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
          // Choosing the same file again has to be a change as well.
          target.value = ''
        }}
      />
      <Button
        ref={ref}
        variant="ghost"
        isDisabled={isDisabled}
        aria-describedby={describedBy}
        icon={<Upload size={18} aria-hidden="true" />}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      {cameraLabel !== undefined && !isDesktop && (
        <Button
          variant="ghost"
          isDisabled={isDisabled}
          aria-describedby={describedBy}
          icon={<Camera size={18} aria-hidden="true" />}
          onPress={photograph}
        >
          {cameraLabel}
        </Button>
      )}
      {hint && <span className={css.hint}>{hint}</span>}
    </div>
  )
}
