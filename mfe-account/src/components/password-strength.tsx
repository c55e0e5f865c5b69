import { useText } from '../words.ts'
import css from './password-strength.module.css'

/** 0 none, 1 weak, 2 fair, 3 strong: by length first, by variety second. A hint, not a rule. */
function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  if (password.length >= 14 || (password.length >= 10 && kinds >= 3)) return 3
  return password.length >= 8 && kinds >= 2 ? 2 : 1
}

/** How hard the password is to guess, in words and bars. */
export function PasswordStrength({ password }: { password: string }) {
  const text = useText()
  const strength = strengthOf(password)
  return (
    <p className={css.hint} role="status">
      <span className={css.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} data-on={strength >= bar || undefined} />
        ))}
      </span>
      {text(strength === 0 ? 'password.hint' : `password.strength${strength}`)}
    </p>
  )
}
