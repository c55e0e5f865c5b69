import { Picture, useFrame } from '@croupier/shared/host'
import { TextSections } from '@croupier/shared/texts'
import { Screen, Skeleton } from '@croupier/shared/ui'
import { methods } from '../../methods/index.ts'
import { Loaded } from '../../loaded.tsx'
import { useDocument } from '../../texts/use-document.ts'
import { useText } from '../../words.ts'
import css from './banking.module.css'

/** Banking (DP-23): how money comes and goes, with the methods' pictures. */
export default function BankingScreen() {
  const frame = useFrame()
  const text = useText()
  const document = useDocument('banking')
  return (
    <Screen frame={frame} title={text('banking.title')}>
      <Loaded query={document} skeleton={<Skeleton count={6} />}>
        {({ sections }) => (
          <div className={css.text}>
            <Logos />
            <TextSections sections={sections} facts={document.facts} level={3} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

/** The pictures of the methods at the API's own address; their names where an operator has no such pictures. */
function Logos() {
  const text = useText()
  return (
    <ul className={css.logos} aria-label={text('banking.logos')}>
      {methods.map(({ code, label }) => {
        const name = label ? text(label) : text('banking.method', { code })
        return (
          <li key={code}>
            <Picture
              src={`/pictures/methods/${code}.webp`}
              alt={name}
              width={60}
              height={42}
              loading="lazy"
              fallback={<span>{name}</span>}
            />
          </li>
        )
      })}
    </ul>
  )
}
