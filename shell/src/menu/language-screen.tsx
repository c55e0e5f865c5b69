import { useFrame, useObservable } from '@croupier/shared/host'
import { LOCALE_NAMES } from '@croupier/shared/i18n'
import { afterPaint, Screen } from '@croupier/shared/ui'
import { Check } from 'lucide-react'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import css from './language.module.css'

/** The languages that the site offers, each in its own words (SH-29). */
export default function LanguageScreen() {
  const { config, locale } = useShell()
  const current = useObservable(locale)
  const frame = useFrame()
  const text = useText()
  return (
    <Screen frame={frame} title={text('menu.language')}>
      <ul role="list" className={css.languages}>
        {config.languages.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              className={css.language}
              aria-pressed={code === current}
              onClick={() => {
                frame.close()
                afterPaint(() => locale.set(code))
              }}
            >
              {LOCALE_NAMES[code]}
              {code === current && <Check size={19} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
