import { useMember } from '@croupier/shared/host'
import { Tag } from '@croupier/shared/ui'
import { FileUploader, splitFileIds, type Proof } from '@croupier/shared/upload'
import { useText } from '../../words.ts'
import { readyTag, statusTags, type DocumentKind } from './documents.ts'
import { StoredFiles } from './stored-files.tsx'

interface DocumentGroupProps {
  readonly kind: DocumentKind
  readonly proof: Proof
  readonly error: string | undefined
}

/** One document: its status, its stored files, and the uploader for more of them. */
export function DocumentGroup({
  kind: { field, status, name },
  proof: { uploads, newIds },
  error,
}: DocumentGroupProps) {
  const user = useMember()
  const text = useText()
  const statusTag = newIds.length > 0 ? readyTag : statusTags[user[status]]
  return (
    <div id={`document-${field}`}>
      <FileUploader
        label={text(name)}
        uploads={uploads}
        status={statusTag && <Tag tone={statusTag.tone}>{text(statusTag.name)}</Tag>}
        stored={<StoredFiles ids={splitFileIds(user[field])} name={text(name)} />}
        error={error}
        words={{
          addFile: text('documents.add'),
          takePhoto: text('documents.photo'),
          hint: text('documents.hint'),
          remove: (file) => text('documents.remove', { name: file }),
          retry: (file) => text('documents.retry', { name: file }),
          sending: text('documents.sending'),
          failed: text('documents.failed'),
          done: text('documents.done'),
        }}
      />
    </div>
  )
}
