import { Picture, useFrame, useHost, useUser } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { TextSections } from '@croupier/shared/texts'
import { Screen, Skeleton } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { methodsQuery } from '../../api/deposit-queries.ts'
import { methods } from '../../methods/index.ts'
import { Loaded } from '../../components/loaded.tsx'
import { useDocument } from '../../texts/use-document.ts'
import { useMethodLabel } from '../../hooks/use-method-label.ts'
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

/**
 * The methods' pictures at the API's own address, named as in the chooser: by our label, or the operator's name, which
 * only a member may request. If an operator has no picture, the name is shown instead.
 */
function Logos() {
  const { api } = useHost()
  const text = useText()
  const locale = useLocale()
  const member = useUser()
  const labelOf = useMethodLabel()
  const listed = useQuery({
    ...(member ? methodsQuery({ api, member }, locale) : { queryKey: ['deposit-methods'], queryFn: () => [] }),
    enabled: member !== null,
  })
  return (
    <ul role="list" className={css.logos} aria-label={text('banking.logos')}>
      {methods.map(({ code }) => {
        const methodName = listed.data?.find((method) => method.code === code)?.name ?? ''
        const name = labelOf({ method: code, methodName })
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
