import type { Api } from '../api/route.ts'
import { FIAT_AMOUNT } from '../operator/amounts.ts'
import { readSetting, writeSetting } from '../operator/settings.ts'
import { fieldsOf, noteOf, queryText } from './form.ts'
import { html, type Html } from '../html.ts'
import { goBack, refuse, ROOT, sendPage } from './page.ts'
import { promotionForm, promotionOf } from './promotion.ts'
import { word, type WordId } from './words.ts'

/** What the operator sets for everybody: chat, access, promotion, rules of the cash-out. */
export function settingPages({ app, ctx }: Api): void {
  app.get(`${ROOT}/settings`, async (request, reply) => {
    const scope = queryText(request, 'scope', 200)
    const agent = scope || undefined
    const [chat, access, promotion, rules] = await Promise.all([
      readSetting(ctx.db, 'chatAvailable', agent),
      readSetting(ctx.db, 'access', agent),
      readSetting(ctx.db, 'promotion', agent),
      readSetting(ctx.db, 'withdrawConfig', agent),
    ])
    const card = (title: WordId, part: string, fields: Html) => settingCard(title, part, fields, scope)
    const content = html`${scopeForm(scope)}
${card('chat', 'chat', choice('chatAvailable', 'available', chat))}
${card('access', 'access', html`${choice('accessAllowed', 'status', access.status)}${field('accessUrl', 'url', access.url)}`)}
${card('promotion', 'promotion', promotionForm(promotion))}
${card(
  'cashoutRules',
  'cashout',
  html`<p>${word('cashoutCurrencies')}</p>
${field('minimum', 'minimumAmount', rules?.minimumAmount)}
${field('amounts', 'withdrawAmounts', rules?.withdrawAmounts)}
${choice('manual', 'manual', rules?.withdrawAllowManualInput !== 0)}
${field('firstDeposit', 'required', rules?.requiredDepositAmount4Withdraw)}`,
)}`
    return sendPage(reply, { part: 'settings', content, note: noteOf(request) })
  })

  app.post<{ Params: { part: string } }>(`${ROOT}/settings/:part`, async (request, reply) => {
    const value = fieldsOf(request)
    const scope = value('scope')
    const back = scope ? `settings?scope=${encodeURIComponent(scope)}` : 'settings'
    const problem = problemOf(request.params.part, value)
    if (problem) return refuse(reply, back, word(problem))
    const save = (name: string, content: unknown) => writeSetting(ctx.db, name, content, scope)
    if (request.params.part === 'chat') await save('chatAvailable', value('available') === '1')
    if (request.params.part === 'access') {
      await save('access', { status: value('status') === '1', url: value('url') })
    }
    if (request.params.part === 'promotion') await save('promotion', promotionOf(value, ctx.config.origins.api))
    if (request.params.part === 'cashout') await save('withdrawConfig', cashoutRules(value))
    return goBack(reply, back, word('saved'))
  })
}

/** The cash-out rules from the form; only fields that were filled in replace the defaults. */
function cashoutRules(value: (name: string) => string) {
  const amounts =
    value('withdrawAmounts') === ''
      ? []
      : value('withdrawAmounts')
          .split('/')
          .map((part) => part.trim())
  return {
    ...(FIAT_AMOUNT.test(value('minimumAmount')) ? { minimumAmount: value('minimumAmount') } : {}),
    ...(amounts.length > 0 ? { withdrawAmounts: amounts.join('/') } : {}),
    withdrawAllowManualInput: value('manual') === '1' ? 1 : 0,
    ...(FIAT_AMOUNT.test(value('required')) ? { requiredDepositAmount4Withdraw: value('required') } : {}),
  }
}

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
const isAmount = (text: string) => text === '' || FIAT_AMOUNT.test(text)

/** What is wrong with a form (then nothing is saved); undefined where it is valid. */
function problemOf(part: string, value: (name: string) => string): WordId | undefined {
  if (part === 'access' && value('url') !== '' && !isAddress(value('url'))) return 'addressWrong'
  if (part === 'promotion' && value('kind') === 'LAUNCH_GAME' && !/^[1-9]\d{0,8}$/.test(value('game')))
    return 'gameWrong'
  if (part !== 'cashout') return undefined
  const amounts = value('withdrawAmounts') === '' ? [] : value('withdrawAmounts').split('/')
  const areRight = amounts.every((one) => FIAT_AMOUNT.test(one.trim()))
  return areRight && isAmount(value('minimumAmount')) && isAmount(value('required')) ? undefined : 'ruleWrong'
}

const settingCard = (title: WordId, part: string, fields: Html, scope: string) => html`<form class="card" method="post"
action="${ROOT}/settings/${part}"><h2>${word(title)}</h2><input type="hidden" name="scope" value="${scope}">${fields}<button class="main">${word('save')}</button></form>`

const field = (label: WordId, name: string, value = '') =>
  html`<label for="${name}">${word(label)}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off">`

const choice = (label: WordId, name: string, isOn: boolean) => html`<label for="${name}">${word(label)}</label>
<select id="${name}" name="${name}"><option value="1"${isOn ? html` selected` : ''}>${word('yes')}</option>
<option value="0"${isOn ? '' : html` selected`}>${word('no')}</option></select>`

/** Chooses settings for everybody, or only for user agents that contain a text, so that testers do not collide. */
const scopeForm = (scope: string) => html`<form class="search" method="get" action="${ROOT}/settings">
<label for="scope">${word('scope')}</label><div class="tabs"><input id="scope" name="scope" value="${scope}" autocomplete="off">
<button>${word('showIt')}</button></div></form>`
