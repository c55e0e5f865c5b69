import { firstFailure, type FieldBinding, type OrderedForm } from '@croupier/shared/forms'
import { Disclosure, Stack, Tag } from '@croupier/shared/ui'
import { FileUploader, type Proof, type UploaderWords } from '@croupier/shared/upload'
import { useState } from 'react'
import { useText } from '../../words.ts'
import type { CashoutValues, CashoutProofField as FieldName } from './cashout-fields.ts'
import css from './cashout.module.css'
import { proofChecks } from './proof-checks.ts'
import type { Proofs } from './use-proofs.ts'

/**
 * Step 2: proofs (WD-04). What the operator has on file need not be sent again. While the request is under way no file
 * can be added or removed: it would not be part of it.
 */
export function ProofStep({ form, proofs }: { form: OrderedForm<CashoutValues>; proofs: Proofs }) {
  const text = useText()
  const hasHiddenError = form.failed === 'holdProof' || form.failed === 'addressProof'
  // A folded field cannot take the focus: it is bound to the form only while its section is opened for an error.
  const fieldOf = (name: 'holdProof' | 'addressProof') => (hasHiddenError ? form.field(name) : undefined)
  const checks = proofChecks(proofs, text)
  const fails = (name: FieldName) =>
    firstFailure(
      form.values,
      checks.filter(({ field }) => field === name),
    ) !== null
  return (
    <Stack gap={6}>
      <p className={css.words}>{text('cashout.proofsIntro')}</p>
      <ProofUpload
        label={text('cashout.idProof')}
        proof={proofs.idProof}
        field={form.field('idProof')}
        fails={fails('idProof')}
        isDisabled={form.isBusy}
      />
      <ProofUpload
        label={text('cashout.paymentProof')}
        proof={proofs.paymentProof}
        field={form.field('paymentProof')}
        fails={fails('paymentProof')}
        isDisabled={form.isBusy}
      />
      <Disclosure
        // Remounts the section opened when one of its fields has an error.
        key={String(hasHiddenError)}
        title={text('cashout.moreProofs')}
        isOpenAtFirst={hasHiddenError || [proofs.holdProof, proofs.addressProof].some(hasFiles)}
      >
        <Stack gap={6}>
          <ProofUpload
            label={text('cashout.holdProof')}
            proof={proofs.holdProof}
            field={fieldOf('holdProof')}
            fails={fails('holdProof')}
            isDisabled={form.isBusy}
          />
          <ProofUpload
            label={text('cashout.addressProof')}
            proof={proofs.addressProof}
            field={fieldOf('addressProof')}
            fails={fails('addressProof')}
            isDisabled={form.isBusy}
          />
        </Stack>
      </Disclosure>
    </Stack>
  )
}

const hasFiles = ({ uploads, isRefused }: Proof) => isRefused || uploads.files.length > 0

interface ProofUploadProps {
  readonly label: string
  readonly proof: Proof
  readonly field: Pick<FieldBinding<string>, 'error' | 'ref'> | undefined
  /** One of our own checks of the proof fails now. */
  readonly fails: boolean
  readonly isDisabled: boolean
}

function ProofUpload({ label, proof, field, fails, isDisabled }: ProofUploadProps) {
  const text = useText()
  const words: UploaderWords = {
    addFile: text('cashout.addFile'),
    takePhoto: text('cashout.takePhoto'),
    hint: text('cashout.fileHint'),
    remove: (name) => text('cashout.removeFile', { name }),
    retry: (name) => text('cashout.retryFile', { name }),
    sending: text('cashout.fileSending'),
    failed: text('cashout.fileFailed'),
    done: text('cashout.fileSent'),
  }
  const isRefused = proof.isRefused && proof.newIds.length === 0
  const sent = proof.newIds.join()
  const error = field?.error
  // An error of our own checks is resolved once none of them fails, even if its message has changed meanwhile (a file
  // that is uploading); a server's refusal is resolved once another file is there.
  const [errorSnapshot, setErrorSnapshot] = useState({ error, sent, fails })
  const isMessageUpdate = errorSnapshot.fails && !fails && errorSnapshot.error !== undefined && error !== undefined
  if (errorSnapshot.error !== error && !isMessageUpdate) setErrorSnapshot({ error, sent, fails })
  const hasChanged = errorSnapshot.fails || (sent !== '' && sent !== errorSnapshot.sent)
  const isResolved = hasChanged && !fails
  return (
    <FileUploader
      label={label}
      uploads={proof.uploads}
      words={words}
      status={
        isRefused ? (
          <Tag tone="danger">{text('cashout.refused')}</Tag>
        ) : (
          proof.storedIds.length > 0 && <Tag tone="ok">{text('cashout.stored')}</Tag>
        )
      }
      error={isResolved ? undefined : error}
      isDisabled={isDisabled}
      ref={field?.ref}
    />
  )
}
