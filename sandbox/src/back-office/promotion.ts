import type { Promotion, Settings } from '../operator/settings.ts'
import { promotionPictures } from '../pictures/catalogue.ts'
import { html, type Html } from '../html.ts'
import { word, wordOf } from './words.ts'

const ACTIONS = ['DEPOSIT', 'INVITE', 'REGISTER', 'LAUNCH_GAME', 'CLOSE_ONLY'] as const
const KINDS = ['auto', 'none', ...ACTIONS] as const

const PICTURES: Record<Promotion['action'], keyof typeof promotionPictures> = {
  DEPOSIT: 'deposit',
  INVITE: 'invite',
  REGISTER: 'register',
  LAUNCH_GAME: 'launch-game',
  CLOSE_ONLY: 'deposit',
}

/** The fields that choose the promotion pop-up. */
export function promotionForm(current: Settings['promotion']): Html {
  const chosen = current === 'auto' || current === null ? null : current
  const kind = current === 'auto' ? 'auto' : (chosen?.action ?? 'none')
  const options = KINDS.map(
    (id) => html`<option value="${id}"${id === kind ? html` selected` : ''}>${wordOf('promotion', id)}</option>`,
  )
  return html`<label for="kind">${word('promotionKind')}</label><select id="kind" name="kind">${options}</select>
<label for="words">${word('promotionTitle')}</label><input id="words" name="title" value="${chosen?.title ?? ''}">
<label for="button">${word('promotionButton')}</label><input id="button" name="button" value="${chosen?.buttonText ?? ''}">
<label for="game">${word('promotionGame')}</label>
<input id="game" name="game" inputmode="numeric" value="${chosen?.gameId ?? ''}">`
}

/** The setting's value from the form's fields. */
export function promotionOf(value: (name: string) => string, api: string): Settings['promotion'] {
  const kind = value('kind')
  const action = ACTIONS.find((each) => each === kind)
  if (!action) return kind === 'none' ? null : 'auto'
  const { bgImg, mobileBgImg } = promotionPictures[PICTURES[action]]
  const gameId = Number(value('game'))
  return {
    title: value('title'),
    bgImg: api + bgImg,
    mobileBgImg: api + mobileBgImg,
    buttonText: value('button') || wordOf('promotion', action),
    action,
    ...(action === 'LAUNCH_GAME' && Number.isInteger(gameId) && gameId > 0 ? { gameId } : {}),
  }
}
