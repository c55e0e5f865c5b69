import { errorMessage, isApiError, sessionEndOr, type User } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { Button, Notice, Screen, Stack, Tag } from '@croupier/shared/ui'
import {
  FileUploader,
  fetchCurrentMember,
  proofOf,
  splitFileIds,
  useLatestRef,
  useProof,
  type Proof,
  type UploadProblem,
} from '@croupier/shared/upload'
import { useEffect, useState } from 'react'
import { updateDocuments, type ProofField } from '../../api/documents.ts'
import { useText } from '../../words.ts'
import { documentKinds, missingKinds, readyLook, statusLooks, type DocumentKind } from './documents.ts'
import { forgetUploads, uploadDrafts } from './draft.ts'
import { StoredFiles } from './stored-files.tsx'

/** What is wrong with a document, and which files it had when that was found. */
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
  const isStillMember = useIsStillMember()
  const [wrong, setWrong] = useState<Partial<Record<ProofField, Wrong>>>({})
  const tellProblem = (problem: UploadProblem, name: string) =>
    host.feedback.toast(
      problem === 'refused' ? text('common.serverBusy') : text(`documents.problem.${problem}`, { name }),
      'error',
    )
  const proofs: Record<ProofField, Proof> = {
    idcardProofId: useProof(uploadDrafts.idcardProofId, storedOf(user, 'idcardProofId'), tellProblem),
    idcardHoldProofId: useProof(uploadDrafts.idcardHoldProofId, storedOf(user, 'idcardHoldProofId'), tellProblem),
    addressProofId: useProof(uploadDrafts.addressProofId, storedOf(user, 'addressProofId'), tellProblem),
    paymentProofId: useProof(uploadDrafts.paymentProofId, storedOf(user, 'paymentProofId'), tellProblem),
    sourceOfWealthProofId: useProof(
      uploadDrafts.sourceOfWealthProofId,
      storedOf(user, 'sourceOfWealthProofId'),
      tellProblem,
    ),
  }
  // Files may be added and removed while a submit is pending.
  const latest = useLatestRef(proofs)
  // The operator may have decided since the member was last loaded: refused documents are required again.
  useEffect(() => void host.session.refresh(), [host])
  const isSending = areSending(proofs)

  const required = ({ name }: DocumentKind) => text('documents.required', { name: text(name) })
  const mark = (kinds: readonly DocumentKind[], wordsOf: (kind: DocumentKind) => string) => {
    setWrong(
      Object.fromEntries(
        kinds.map((kind) => [kind.field, { words: wordsOf(kind), files: latest.current[kind.field].newIds }]),
      ),
    )
    const [first] = kinds
    if (first) document.getElementById(`document-${first.field}`)?.querySelector('button')?.focus()
  }
  /** Whether the current files can be submitted. Reports what is missing; uploads in flight are visible anyway. */
  const isReady = () => {
    const now = latest.current
    if (areSending(now)) return false
    const lacking = missingKinds(idsOf(user, now))
    mark(lacking, required)
    const [first] = lacking
    if (first) {
      host.feedback.toast(required(first), 'error')
      return false
    }
    const unsent = Object.values(now)
      .flatMap(({ uploads }) => uploads.files)
      .find(({ state }) => state === 'failed')
    if (unsent) {
      host.feedback.toast(text('documents.notSent', { name: unsent.file.name }), 'error')
      return false
    }
    if (Object.values(now).every(({ newIds }) => newIds.length === 0)) {
      host.feedback.toast(text('documents.nothingNew'))
      return false
    }
    return true
  }
  const submit = () =>
    void guard.run(async () => {
      if (!isReady()) return
      const now = await fetchCurrentMember(host.session, user)
      if (!now || !isReady()) return
      try {
        await updateDocuments(host.api, idsOf(now, latest.current))
      } catch (error) {
        if (!isStillMember(error)) return
        host.feedback.toast(sessionEndOr(error, text('common.serverBusy')), 'error')
        const named = isApiError(error) ? documentKinds.filter(({ field }) => field === error.field) : []
        mark(named, (kind) =>
          latest.current[kind.field].newIds.length > 0 ? errorMessage(error, required(kind)) : required(kind),
        )
        // The page may be out of date: a document may have been refused meanwhile.
        if (named.length > 0) void host.session.refresh()
        return
      }
      forgetUploads()
      if (!isStillMember()) return
      host.feedback.toast(text('documents.sent'), 'success')
      await host.session.refresh()
      frame.close()
    })

  const group = ({ field, status, name }: DocumentKind) => {
    const { uploads, newIds } = proofs[field]
    const look = newIds.length > 0 ? readyLook : statusLooks[user[status]]
    return (
      <div key={field} id={`document-${field}`}>
        <FileUploader
          label={text(name)}
          uploads={uploads}
          status={look && <Tag tone={look.tone}>{text(look.name)}</Tag>}
          stored={<StoredFiles ids={splitFileIds(user[field])} name={text(name)} />}
          // Only while the files are the ones that the error was about.
          error={wrong[field]?.files.join() === newIds.join() ? wrong[field]?.words : undefined}
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

const storedOf = (user: User, field: ProofField) => {
  const { status } = documentKinds.find((kind) => kind.field === field)!
  return { ids: user[field], status: user[status] }
}

const areSending = (proofs: Readonly<Record<ProofField, Proof>>) =>
  Object.values(proofs).some(({ uploads }) => uploads.isSending)

/** All files of each proof: those stored before and those uploaded now. */
const idsOf = (user: User, proofs: Readonly<Record<ProofField, Proof>>) =>
  Object.fromEntries(
    documentKinds.map(({ field }) => [field, proofOf(proofs[field].uploads, storedOf(user, field)).ids]),
  ) as Record<ProofField, string>
