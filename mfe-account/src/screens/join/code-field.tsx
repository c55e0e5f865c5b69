import type { OrderedForm } from '@croupier/shared/forms'
import { useHost } from '@croupier/shared/host'
import { TextField, TextLink, VisuallyHidden } from '@croupier/shared/ui'
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { Text, useText } from '../../words.ts'
import css from './join.module.css'
import type { RegistrationValues } from './registration-form.ts'
import type { useCodeImage } from './use-code-image.ts'
import { useFreshCode } from './use-fresh-code.ts'

interface CodeFieldProps {
  readonly form: OrderedForm<RegistrationValues>
  readonly code: ReturnType<typeof useCodeImage>
}

/**
 * The verification code: the field, the picture as a button that requests a new one, and help for who cannot see it.
 */
export function CodeField({ form, code }: CodeFieldProps) {
  const { screens } = useHost()
  const text = useText()
  const id = useId()
  const { isRenewed, renewIfExpired } = useFreshCode(code, form.values.verifyCode !== '')
  return (
    <>
      <div className={css.code} onFocus={renewIfExpired}>
        <TextField
          {...form.field('verifyCode')}
          label={text('join.verifyCode')}
          describedBy={`${id}-help`}
          autoComplete="off"
          isVerbatim
          maxLength={8}
        />
        <button
          type="button"
          className={css.picture}
          aria-label={text('join.newCode')}
          aria-describedby={code.image ? `${id}-picture` : undefined}
          onClick={code.renew}
        >
          {code.image ? (
            <img id={`${id}-picture`} src={code.image} alt={text('join.codePicture')} width={150} height={48} />
          ) : (
            text('join.newCode')
          )}
          <RefreshCw className={css.renew} size={20} aria-hidden="true" />
        </button>
        <p id={`${id}-help`} className={css.help}>
          <Text
            id="join.codeHelp"
            values={{ contact: (words) => <TextLink onPress={() => screens.open('contactUs', {})}>{words}</TextLink> }}
          />
        </p>
      </div>
      <div role="status">
        <VisuallyHidden>{isRenewed && text('join.codeRenewed')}</VisuallyHidden>
      </div>
    </>
  )
}
