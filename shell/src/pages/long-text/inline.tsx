import { screenDefinition, type ScreenId } from '@croupier/shared/host'
import { internalPath } from '@croupier/shared/links'
import { Fragment, type ReactNode } from 'react'
import { supportAddress } from '../../contact/support-address.ts'
import { useShell } from '../../host/shell-context.tsx'
import { usePlaces } from '../use-places.ts'
import { readMarkup, type Piece } from './inline-markup.ts'
import { substitute, type TextFacts } from './substitute.ts'
import css from './long-text.module.css'

/** A line of a long text, with its facts put in and its markup drawn. */
export function Inline({ line, facts }: { line: string; facts: TextFacts }): ReactNode {
  return readMarkup(substitute(line, facts)).map((piece, index) => <PieceView key={index} piece={piece} />)
}

function PieceView({ piece }: { piece: Piece }): ReactNode {
  switch (piece.kind) {
    case 'words':
      return piece.words
    case 'bold':
      return (
        <strong>
          {piece.pieces.map((inner, index) => (
            <Fragment key={index}>
              <PieceView piece={inner} />
            </Fragment>
          ))}
        </strong>
      )
    case 'link':
      return <TextLink words={piece.words} target={piece.target} />
  }
}

/** A link inside a text: an internal route, a pop-up, or a mail to support. */
function TextLink({ words, target }: { words: string; target: string }) {
  const { config, screens } = useShell()
  const { openPath } = usePlaces()
  if (target === 'mail:support') return <a href={`mailto:${supportAddress(location.hostname, config)}`}>{words}</a>
  const screen = target.startsWith('screen:') ? target.slice('screen:'.length) : null
  if (screen && screenDefinition(screen)) {
    return (
      <button type="button" className={css.link} onClick={() => screens.open(screen as ScreenId, {} as never)}>
        {words}
      </button>
    )
  }
  const path = internalPath(target)
  if (!path) return words
  return (
    <a
      href={`#${path}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openPath(path)
      }}
    >
      {words}
    </a>
  )
}
