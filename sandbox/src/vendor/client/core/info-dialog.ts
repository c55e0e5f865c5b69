import { makeDialog } from './dialog.ts'
import { h } from './dom.ts'
import { money, t } from './texts.ts'
import type { Facts } from './types.ts'

/** The rules dialog: facts, paytable (drawn by the game), rules. */
export function makeInfoDialog(name: string, facts: Facts<unknown>, paytable: () => Node | null): HTMLDialogElement {
  const { lang } = document.documentElement
  const decimal = (text: string): string => Number(text).toLocaleString(lang, { minimumFractionDigits: 2 })
  const rtp =
    facts.rtp.error === undefined
      ? t('rtpExact', { percent: decimal(facts.rtp.percent) })
      : t('rtpSimulated', { percent: decimal(facts.rtp.percent), error: decimal(facts.rtp.error) })
  const row = (label: string, value: string): HTMLElement =>
    h('div', {}, h('dt', {}, label), h('dd', { class: 'num' }, value))
  const body = h(
    'div',
    { class: 'info-body', tabindex: '0' },
    h(
      'dl',
      { class: 'facts' },
      row(t('rtp'), rtp),
      row(t('volatility'), t(`volatility.${facts.volatility}`)),
      row(t('limits'), `${money(facts.minStake)} – ${money(facts.maxStake)}`),
      row(t('topPrize'), t('timesStake', { times: facts.topPrize.toLocaleString(lang) })),
    ),
  )
  const table = paytable()
  if (table) body.append(h('h3', {}, t('paytable')), table)
  body.append(h('h3', {}, t('rules')), h('ul', { class: 'rules' }, ...facts.rules.map((id) => h('li', {}, t(id)))))
  return makeDialog(name, body)
}
