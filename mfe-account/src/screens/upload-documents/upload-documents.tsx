import { errorMessage, isApiError, sessionEndOr } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { Button, Notice, Screen, Stack, Tag } from '@croupier/shared/ui'
import { FileUploader, useUploads, type FileProblem, type Uploads } from '@croupier/shared/upload'
import { useState } from 'react'
import { updateDocuments, type ProofField } from '../../api/documents.ts'
import { useText } from '../../words.ts'
import { documentKinds, missingKinds, readyLook, statusLooks, storedIds, type DocumentKind } from './documents.ts'
import { forgetUploads, uploadDrafts } from './draft.ts'
import { StoredFiles } from './stored-files.tsx'

/** What is wrong with a document, and the files that it had then. */
interface Wrong {
  readonly words: string
  readonly files: readonly string[]
}

/** Identity documents: four required proofs and the source of wealth, each with its status (AC-23). */
export default function UploadDocumentsScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const guard = useSubmitGuard()
  const [wrong, setWrong] = useState<Partial<Record<ProofField, Wrong>>>({})
  const tellProblem = (problem: FileProblem | 'count', name: string) =>
    host.feedback.toast(text(`documents.problem.${problem}`, { name }), 'error')
  const uploads: Record<ProofField, Uploads> = {
    idcardProofId: useUploads(uploadDrafts.idcardProofId, tellProblem),
    idcardHoldProofId: useUploads(uploadDrafts.idcardHoldProofId, tellProblem),
    addressProofId: useUploads(uploadDrafts.addressProofId, tellProblem),
    paymentProofId: useUploads(uploadDrafts.paymentProofId, tellProblem),
    sourceOfWealthProofId: useUploads(uploadDrafts.sourceOfWealthProofId, tellProblem),
  }
  const isSending = Object.values(uploads).some((each) => each.isSending)
  const sent = () =>
    Object.fromEntries(
      documentKinds
        .filter(({ field }) => uploads[field].ids.length > 0)
        .map(({ field }) => [field, uploads[field].ids.join(',')]),
    ) as Partial<Record<ProofField, string>>

  const required = ({ name }: DocumentKind) => text('documents.required', { name: text(name) })
  const mark = (kinds: readonly DocumentKind[], wordsOf: (kind: DocumentKind) => string) => {
    setWrong(
      Object.fromEntries(kinds.map((kind) => [kind.field, { words: wordsOf(kind), files: uploads[kind.field].ids }])),
    )
    const [first] = kinds
    if (first) document.getElementById(`document-${first.field}`)?.querySelector('button')?.focus()
  }
  const submit = () =>
    void guard.run(async () => {
      const proofs = sent()
      const lacking = missingKinds(user, proofs)
      mark(lacking, required)
      const [first] = lacking
      if (first) {
        host.feedback.toast(required(first), 'error')
        return
      }
      const unsent = Object.values(uploads)
        .flatMap(({ files }) => files)
        .find(({ state }) => state === 'failed')
      if (unsent) {
        host.feedback.toast(text('documents.notSent', { name: unsent.file.name }), 'error')
        return
      }
      if (Object.keys(proofs).length === 0) {
        host.feedback.toast(text('documents.nothingNew'))
        return
      }
      try {
        await updateDocuments(host.api, user.id, proofs)
      } catch (error) {
        host.feedback.toast(sessionEndOr(error, text('common.serverBusy')), 'error')
        const named = isApiError(error) ? documentKinds.filter(({ field }) => field === error.field) : []
        mark(named, (kind) => (proofs[kind.field] ? errorMessage(error, required(kind)) : required(kind)))
        // What is on the page may be of before: one of them was refused meanwhile.
        if (named.length > 0) void host.session.refresh()
        return
      }
      forgetUploads()
      host.feedback.toast(text('documents.sent'), 'success')
      await host.session.refresh()
      frame.close()
    })

  const group = ({ field, status, name }: DocumentKind) => {
    const isReady = uploads[field].ids.length > 0
    const look = isReady ? readyLook : statusLooks[user[status]]
    return (
      <div key={field} id={`document-${field}`}>
        <FileUploader
          label={text(name)}
          uploads={uploads[field]}
          status={look && <Tag tone={look.tone}>{text(look.name)}</Tag>}
          stored={<StoredFiles ids={storedIds(user, field)} name={text(name)} />}
          // Of the files that were there then.
          error={wrong[field]?.files.join() === uploads[field].ids.join() ? wrong[field]?.words : undefined}
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
  return (
    <Screen
      frame={frame}
      title={text('documents.title')}
      footer={
        <Button size="lg" isFull isBusy={guard.isBusy} isDisabled={isSending} onPress={submit}>
          {text('documents.submit')}
        </Button>
      }
    >
      <Stack gap={6}>
        <Notice>{text('documents.intro')}</Notice>
        {documentKinds.map(group)}
      </Stack>
    </Screen>
  )
}
