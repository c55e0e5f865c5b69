import type { FieldBinding, OrderedForm } from '@croupier/shared/forms'
import { Disclosure, Stack, Tag } from '@croupier/shared/ui'
import { FileUploader, type UploaderWords } from '@croupier/shared/upload'
import { useText } from '../../words.ts'
import type { CashoutValues } from './cashout-values.ts'
import css from './cashout.module.css'
import type { Proof, Proofs } from './use-proofs.ts'

/** Step 2: proofs (WD-04). What the operator has on file need not be sent again. */
export function ProofStep({ form, proofs }: { form: OrderedForm<CashoutValues>; proofs: Proofs }) {
  const text = useText()
  return (
    <Stack gap={6}>
      <p className={css.words}>{text('cashout.proofsIntro')}</p>
      <ProofField label={text('cashout.idProof')} proof={proofs.id} field={form.field('idProof')} />
      <ProofField label={text('cashout.paymentProof')} proof={proofs.payment} field={form.field('paymentProof')} />
      <Disclosure title={text('cashout.moreProofs')} isOpenAtFirst={proofs.hold.isRefused || proofs.address.isRefused}>
        <Stack gap={6}>
          <ProofField label={text('cashout.holdProof')} proof={proofs.hold} field={form.field('holdProof')} />
          <ProofField label={text('cashout.addressProof')} proof={proofs.address} field={form.field('addressProof')} />
        </Stack>
      </Disclosure>
    </Stack>
  )
}

interface ProofFieldProps {
  readonly label: string
  readonly proof: Proof
  readonly field: Pick<FieldBinding<string>, 'error' | 'ref'>
}

function ProofField({ label, proof, field: { error, ref } }: ProofFieldProps) {
  const text = useText()
  const words: UploaderWords = {
    addFile: text('cashout.addFile'),
    hint: text('cashout.fileHint'),
    remove: (name) => text('cashout.removeFile', { name }),
    retry: (name) => text('cashout.retryFile', { name }),
    sending: text('cashout.fileSending'),
    failed: text('cashout.fileFailed'),
    done: text('cashout.fileSent'),
  }
  const isRefused = proof.isRefused && proof.sent.length === 0
  return (
    <FileUploader
      label={label}
      uploads={proof.uploads}
      words={words}
      status={
        isRefused ? (
          <Tag tone="danger">{text('cashout.refused')}</Tag>
        ) : (
          proof.stored !== '' && <Tag tone="ok">{text('cashout.stored')}</Tag>
        )
      }
      // Sent meanwhile: what was missing is there.
      error={proof.sent.length > 0 ? undefined : error}
      ref={ref}
    />
  )
}
