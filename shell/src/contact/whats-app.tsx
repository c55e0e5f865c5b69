import { QrFrame } from '@croupier/shared/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useText } from '../words.ts'
import { useCodePicture } from './use-code-picture.ts'
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
      {code && <QrCode code={code} />}
    </div>
  )
}

/**
 * The setting is the address of a picture, or the text that the code stands for. A picture that cannot be loaded shows
 * nothing.
 */
function QrCode({ code }: { code: string }) {
  const text = useText()
  const picture = useCodePicture(code)
  const [broken, setBroken] = useState<string>()
  if (picture === null || (picture !== undefined && picture === broken)) return null
  const name = text('contact.qrCode')
  return (
    <QrFrame caption={text('contact.scan')}>
      {picture ? (
        <img src={picture} alt={name} width={SIZE} height={SIZE} onError={() => setBroken(picture)} />
      ) : (
        <QRCodeSVG value={code} size={SIZE} title={name} role="img" />
      )}
    </QrFrame>
  )
}
