import type { FieldBinding, OrderedForm } from '@croupier/shared/forms'
import { Disclosure, Stack, Tag } from '@croupier/shared/ui'
import { FileUploader, type Proof, type UploaderWords } from '@croupier/shared/upload'
import { useState } from 'react'
import { useText } from '../../words.ts'
import type { CashoutValues } from './cashout-values.ts'
import css from './cashout.module.css'
import { unsentOf } from './proofs.ts'
import type { Proofs } from './use-proofs.ts'

/** Step 2: proofs (WD-04). What the operator has on file need not be sent again. */
export function ProofStep({ form, proofs }: { form: OrderedForm<CashoutValues>; proofs: Proofs }) {
  const text = useText()
  const isWrong = form.failed === 'holdProof' || form.failed === 'addressProof'
  // Nothing that is folded takes the focus: it goes there once it is in sight.
  const fieldOf = (name: 'holdProof' | 'addressProof') => (isWrong ? form.field(name) : undefined)
  return (
    <Stack gap={6}>
      <p className={css.words}>{text('cashout.proofsIntro')}</p>
      <ProofField label={text('cashout.idProof')} proof={proofs.id} field={form.field('idProof')} />
      <ProofField label={text('cashout.paymentProof')} proof={proofs.payment} field={form.field('paymentProof')} />
      <Disclosure
        // What is marked in it is in sight.
        key={String(isWrong)}
        title={text('cashout.moreProofs')}
        isOpenAtFirst={isWrong || [proofs.hold, proofs.address].some(isBegun)}
      >
        <Stack gap={6}>
          <ProofField label={text('cashout.holdProof')} proof={proofs.hold} field={fieldOf('holdProof')} />
          <ProofField label={text('cashout.addressProof')} proof={proofs.address} field={fieldOf('addressProof')} />
        </Stack>
      </Disclosure>
    </Stack>
  )
}

const isBegun = ({ uploads, isRefused }: Proof) => isRefused || uploads.files.length > 0

interface ProofFieldProps {
  readonly label: string
  readonly proof: Proof
  readonly field: Pick<FieldBinding<string>, 'error' | 'ref'> | undefined
}

function ProofField({ label, proof, field }: ProofFieldProps) {
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
  const isRefused = proof.isRefused && proof.sent.length === 0
  const sent = proof.sent.join()
  const isUnsent = unsentOf(proof) !== undefined
  // What was wrong was said of the files that were there then.
  const [judged, setJudged] = useState({ error: field?.error, sent, isUnsent })
  if (judged.error !== field?.error) setJudged({ error: field?.error, sent, isUnsent })
  const isOther = judged.isUnsent ? !isUnsent : sent !== '' && sent !== judged.sent
  const isMended = isOther && !proof.uploads.isSending
  return (
    <FileUploader
      label={label}
      uploads={proof.uploads}
      words={words}
      status={
        isRefused ? (
          <Tag tone="danger">{text('cashout.refused')}</Tag>
        ) : (
          proof.kept.length > 0 && <Tag tone="ok">{text('cashout.stored')}</Tag>
        )
      }
      error={isMended ? undefined : field?.error}
      ref={field?.ref}
    />
  )
}
