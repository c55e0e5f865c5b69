import { useFrame } from '@croupier/shared/host'
import { Screen } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import type { DocumentName } from '../info-pages.ts'
import { DocumentView, useDocument } from './document-view.tsx'

const screens = new Map<DocumentName, () => ReactNode>()

/** The pop-up of a long text (SH-20): the same component each time, so that it keeps its state. */
export function textScreen(document: DocumentName): () => ReactNode {
  const known = screens.get(document)
  if (known) return known
  function TextScreen() {
    const query = useDocument(document)
    return (
      <Screen frame={useFrame()} title={query.title}>
        <DocumentView document={document} query={query} level={3} />
      </Screen>
    )
  }
  screens.set(document, TextScreen)
  return TextScreen
}
