import { errorMessage, isApiError, isRefusal, isSessionEnd, sessionEndOr } from '@croupier/shared/api'
import { fetchCurrentMember, useSubmitGuard } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { useEffect, useRef, useState } from 'react'
import { updateDocuments, type ProofField } from '../../api/documents.ts'
import { useText } from '../../words.ts'
import {
  documentKinds,
  findSubmitProblem,
  idsOf,
  type DocumentKind,
  type Proofs,
  type SubmitProblem,
} from './documents.ts'
import { forgetUploads } from './draft.ts'

/** What is wrong with a document, and which files it had when that was found. */
interface DocumentError {
  readonly message: string
  readonly files: readonly string[]
}

/** Submits the documents and closes the screen. `errorOf` is the error of a document since the last submit. */
export function useDocumentSubmit(proofs: Proofs) {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const guard = useSubmitGuard()
  const isStillMember = useIsStillMember()
  // Files may be added and removed while a submit is pending.
  const latest = useRef(proofs)
  useEffect(() => void (latest.current = proofs))
  const [errors, setErrors] = useState<Partial<Record<ProofField, DocumentError>>>({})

  const requiredMessage = ({ name }: DocumentKind) => text('documents.required', { name: text(name) })
  /** Shows an error at each of these documents, none at the others, and focuses the first one. */
  const showErrors = (kinds: readonly DocumentKind[], messageOf: (kind: DocumentKind) => string) => {
    setErrors(
      Object.fromEntries(
        kinds.map((kind) => [kind.field, { message: messageOf(kind), files: latest.current[kind.field].newIds }]),
      ),
    )
    const [first] = kinds
    if (first) document.getElementById(`document-${first.field}`)?.querySelector('button')?.focus()
  }
  const finish = async () => {
    forgetUploads()
    if (!isStillMember()) return
    host.feedback.toast(text('documents.sent'), 'success')
    await host.session.refresh()
    frame.close()
  }
  const report = (problem: SubmitProblem) => {
    if (problem.reason === 'arrived') return finish()
    // Uploads in flight are visible anyway.
    if (problem.reason === 'uploading') return
    showErrors(problem.reason === 'missing' ? problem.kinds : [], requiredMessage)
    if (problem.reason === 'missing') host.feedback.toast(requiredMessage(problem.kinds[0]), 'error')
    else if (problem.reason === 'failedUpload')
      host.feedback.toast(text('documents.notSent', { name: problem.fileName }), 'error')
    else host.feedback.toast(text('documents.nothingNew'))
  }
  const reportFailure = (error: unknown) => {
    host.feedback.toast(sessionEndOr(error, text('common.serverBusy')), 'error')
    const refused = isApiError(error) ? documentKinds.filter(({ field }) => field === error.field) : []
    showErrors(refused, (kind) =>
      latest.current[kind.field].newIds.length > 0 ? errorMessage(error, requiredMessage(kind)) : requiredMessage(kind),
    )
    // The page may be out of date: a document may have been refused meanwhile.
    if (refused.length > 0) void host.session.refresh()
  }
  /** Whether the server has the documents although it gave no answer: the member's data says so. */
  const hasArrived = async (error: unknown) => {
    if (isRefusal(error) || isSessionEnd(error)) return false
    const member = await fetchCurrentMember(host.session, user)
    return member !== undefined && findSubmitProblem(member, latest.current)?.reason === 'arrived'
  }
  const submit = async () => {
    const problem = findSubmitProblem(user, latest.current)
    if (problem) return report(problem)
    setErrors({})
    const member = await fetchCurrentMember(host.session, user)
    if (!member) return
    const laterProblem = findSubmitProblem(member, latest.current)
    if (laterProblem) return report(laterProblem)
    try {
      await updateDocuments(host.api, idsOf(member, latest.current))
    } catch (error) {
      if (!(await hasArrived(error))) {
        if (isStillMember()) reportFailure(error)
        return
      }
    }
    await finish()
  }
  return {
    /** Undefined once the document has other files than those that the error was about. */
    errorOf: (field: ProofField) =>
      errors[field]?.files.join() === proofs[field].newIds.join() ? errors[field]?.message : undefined,
    isBusy: guard.isBusy,
    submit: () => void guard.run(submit),
  }
}
