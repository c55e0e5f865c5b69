import { safeUrl } from '@croupier/shared/links'
import { QrFrame } from '@croupier/shared/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import css from './contact.module.css'

const SIZE = 200

/** The WhatsApp number and its QR code, each only where the operator gives it. */
export function WhatsApp({ number, code }: { number: string; code: string }) {
  const text = useText()
  const digits = number.replace(/\D/g, '')
  if (!digits && !code) return null
  return (
    <div className={css.whatsApp}>
      {digits && (
        <p className={css.address}>
          <span>{text('contact.whatsApp')}</span>
          <a href={`https://wa.me/${digits}`} target="_blank" rel="noopener noreferrer">
            {number}
          </a>
        </p>
      )}
      {code && (
        <QrFrame caption={text('contact.scan')}>
          <QrCode code={code} />
        </QrFrame>
      )}
    </div>
  )
}

/** The setting is the address of a picture, or the text that the code stands for. */
function QrCode({ code }: { code: string }) {
  const { config } = useShell()
  const text = useText()
  const isPicture = /\.(png|jpe?g|webp|gif|svg)(\?|$)|\/sys\/file\/get\?/i.test(code)
  const picture = isPicture ? safeUrl(code, { base: config.apiOrigin }) : null
  if (picture) return <img src={picture.href} alt={text('contact.qrCode')} width={SIZE} height={SIZE} />
  return <QRCodeSVG value={code} size={SIZE} title={text('contact.qrCode')} role="img" />
}
