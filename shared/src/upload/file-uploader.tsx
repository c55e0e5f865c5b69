import { RotateCw, X } from 'lucide-react'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { useLocale } from '../i18n/index.ts'
import { FileDrop, IconButton, ProgressBar, useObjectUrl } from '../ui/index.ts'
import { ACCEPTED, formatSize } from './check-file.ts'
import css from './file-uploader.module.css'
import type { Upload, Uploads } from './use-uploads.ts'

/** The words of the uploader, translated by the screen that shows it. */
export interface UploaderWords {
  readonly addFile: string
  /** Phones get a button of this name that opens the camera. */
  readonly takePhoto?: string
  readonly hint: string
  readonly remove: (name: string) => string
  readonly retry: (name: string) => string
  readonly sending: string
  readonly failed: string
  readonly done: string
}

interface UploaderProps {
  /** The group's name: 'ID proof'. */
  readonly label: string
  readonly uploads: Uploads
  readonly words: UploaderWords
  /** A Tag with the document's status, or that a stored one need not be sent again. */
  readonly status?: ReactNode
  /** The files that were handed in before. */
  readonly stored?: ReactNode
  readonly error?: string
  /** Nothing can be added or removed: a request with these files is under way. */
  readonly isDisabled?: boolean
  /** Gets the focus when this document is the missing one. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Choose, drop or photograph pictures; see them and their progress, remove them (AC-23). */
export function FileUploader({ label, uploads, words, status, stored, error, isDisabled, ref }: UploaderProps) {
  const errorId = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {status && <div className={css.status}>{status}</div>}
      {stored}
      {uploads.files.length > 0 && (
        <ul role="list" className={css.files}>
          {uploads.files.map((upload) => (
            <FileRow key={upload.key} upload={upload} uploads={uploads} words={words} isDisabled={isDisabled} />
          ))}
        </ul>
      )}
      <FileDrop
        ref={ref}
        label={words.addFile}
        cameraLabel={words.takePhoto}
        hint={words.hint}
        accept={ACCEPTED.split(',')}
        isMultiple
        isDisabled={isDisabled}
        describedBy={error ? errorId : undefined}
        onFiles={(files) => void uploads.add(files)}
      />
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface FileRowProps extends Pick<UploaderProps, 'uploads' | 'words' | 'isDisabled'> {
  readonly upload: Upload
}

function FileRow({ upload, uploads, words, isDisabled }: FileRowProps) {
  const { key, file, state, progress, reason } = upload
  const { name, size } = file
  const locale = useLocale()
  const row = useRef<HTMLLIElement>(null)
  return (
    <li ref={row} className={css.file}>
      <Preview file={file} />
      <div className={css.about}>
        <span className={css.fileStatus} role="status" aria-atomic="true">
          <span className={css.name}>{name}</span>
          <span className={css.size}>
            {formatSize(size, locale)}
            {' · '}
            {words[state]}
          </span>
        </span>
        {state === 'failed' && reason && <span className={css.error}>{reason}</span>}
        {state === 'sending' && <ProgressBar label={name} value={progress} max={1} />}
      </div>
      {state === 'failed' && (
        <IconButton
          label={words.retry(name)}
          icon={<RotateCw size={18} />}
          isDisabled={isDisabled}
          onPress={() => {
            lastButton(row.current)?.focus()
            uploads.retry(key)
          }}
        />
      )}
      <IconButton
        label={words.remove(name)}
        icon={<X size={18} />}
        isDisabled={isDisabled}
        onPress={() => {
          focusBeside(row.current)
          uploads.remove(key)
        }}
      />
    </li>
  )
}

const lastButton = (row: Element | null) => [...(row?.querySelectorAll('button') ?? [])].at(-1)

/**
 * Moves the focus before a row is removed, as its button would take it along: to the row beside it, or to the button
 * that adds files.
 */
function focusBeside(row: Element | null): void {
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  const button = other ? lastButton(other) : row?.parentElement?.nextElementSibling?.querySelector('button')
  button?.focus()
}

/** The picture itself, shown from the page's memory. */
function Preview({ file }: { file: File }) {
  return <img src={useObjectUrl(file)} alt="" width={56} height={56} className={css.preview} />
}
