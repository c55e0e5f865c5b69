import { VisuallyHidden } from '@croupier/shared/ui'
import { useText } from '../words.ts'
import css from './password-strength.module.css'

/** 0 none, 1 weak, 2 fair, 3 strong: by length first, by variety second. A hint, not a rule. */
function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  if (password.length >= 14 || (password.length >= 10 && kinds >= 3)) return 3
  return password.length >= 8 && kinds >= 2 ? 2 : 1
}

interface PasswordStrengthProps {
  readonly password: string
  /** The id of the hint with the password rules, which describes the field; visually hidden once something is typed. */
  readonly hintId: string
}

/** The password's strength: shown as bars and a word, and as a full sentence for screen readers. */
export function PasswordStrength({ password, hintId }: PasswordStrengthProps) {
  const text = useText()
  const strength = strengthOf(password)
  const word = strength === 0 ? undefined : text(`password.strength${strength}`)
  return (
    <p className={css.hint}>
      <span className={css.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} data-on={strength >= bar || undefined} />
        ))}
      </span>
      <span id={hintId} hidden={word !== undefined}>
        {text('password.hint')}
      </span>
      {word && <span aria-hidden="true">{word}</span>}
      <span role="status">
        <VisuallyHidden>{word && text('password.strength', { strength: word })}</VisuallyHidden>
      </span>
    </p>
  )
}
