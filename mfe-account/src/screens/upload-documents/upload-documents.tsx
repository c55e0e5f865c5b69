import { useFrame, useFreshMember } from '@croupier/shared/host'
import { Button, Notice, Screen, Stack } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { DocumentGroup } from './document-group.tsx'
import { areUploading, documentKinds } from './documents.ts'
import { useDocumentProofs } from './use-document-proofs.ts'
import { useDocumentSubmit } from './use-document-submit.ts'

/** Identity documents: four required proofs and the source of wealth, each with its status (AC-23). */
export default function UploadDocumentsScreen() {
  const frame = useFrame()
  const text = useText()
  const proofs = useDocumentProofs()
  const { errorOf, isBusy, submit } = useDocumentSubmit(proofs)
  // Refused documents are required again.
  useFreshMember()
  return (
    <Screen
      frame={frame}
      title={text('documents.title')}
      footer={
        <Button size="lg" isFull isBusy={isBusy} isDisabled={areUploading(proofs)} onPress={submit}>
          {text('documents.submit')}
        </Button>
      }
    >
      <Stack gap={6}>
        <Notice>{text('documents.intro')}</Notice>
        {documentKinds.map((kind) => (
          <DocumentGroup key={kind.field} kind={kind} proof={proofs[kind.field]} error={errorOf(kind.field)} />
        ))}
      </Stack>
    </Screen>
  )
}
