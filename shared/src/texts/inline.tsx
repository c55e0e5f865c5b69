import { Fragment, use, type ReactNode } from 'react'
import { screenDefinition, useHost, type ScreenId } from '../host/index.ts'
import { internalPath } from '../links/index.ts'
import { isPlainClick } from '../ui/index.ts'
import { readMarkup, type Piece } from './inline-markup.ts'
import { substitute, type TextFacts } from './substitute.ts'
import { TextLinksContext } from './text-links.ts'
import css from './texts.module.css'

/** A line of a long text, with its facts filled in and its markup rendered. */
export function Inline({ line, facts }: { line: string; facts: TextFacts }): ReactNode {
  return readMarkup(substitute(line, facts)).map((piece, index) => <PieceView key={index} piece={piece} />)
}

function PieceView({ piece }: { piece: Piece }): ReactNode {
  if (piece.kind === 'words') return piece.words
  if (piece.kind === 'link') return <TextLink words={piece.words} target={piece.target} />
  return (
    <strong>
      {piece.pieces.map((inner, index) => (
        <Fragment key={index}>
          <PieceView piece={inner} />
        </Fragment>
      ))}
    </strong>
  )
}

/** A link inside a text: a pop-up, an internal route or a mail to support; plain words where it is none of these. */
function TextLink({ words, target }: { words: string; target: string }) {
  const { navigation, screens } = useHost()
  const { openPath = navigation.go, supportAddress } = use(TextLinksContext)
  if (target === 'mail:support') {
    return supportAddress ? <a href={`mailto:${supportAddress}`}>{words}</a> : words
  }
  const screen = target.startsWith('screen:') ? target.slice('screen:'.length) : null
  const path = screen === null ? internalPath(target) : null
  if (path) {
    return (
      <a
        href={`#${path}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          openPath(path)
        }}
      >
        {words}
      </a>
    )
  }
  if (!screen || !screenDefinition(screen)) return words
  return <PopUpLink words={words} open={() => screens.open(screen as ScreenId, {} as never)} />
}

/**
 * Opens a pop-up from the middle of a text. No button element: it would be laid out as one block, which wraps to the
 * next line as a whole and leaves the full stop after it at the beginning of another.
 */
function PopUpLink({ words, open }: { words: string; open: () => void }) {
  return (
    <span
      role="button"
      tabIndex={0}
      className={css.link}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open()
      }}
    >
      {words}
    </span>
  )
}
