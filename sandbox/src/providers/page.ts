import { escapeHtml } from '../escape-html.ts'
import { say } from '../messages/index.ts'
import type { MethodRule } from '../payments/rules.ts'
import type { ProviderOrder } from '../payments/tables.ts'
import { spaced, TEST_CARDS } from '../payments/test-cards.ts'
import { CHOICES, COIN_CHOICES } from './choices.ts'
import type { Choice } from './choices.ts'
import type { TextId, Texts } from './texts.ts'

const NAMES: Readonly<Record<string, string>> = {
  card: 'Visa / Mastercard',
  pix: 'PIX',
  cpay: 'CPAY',
  pingpong: 'PingPong',
  paypal: 'Visa / Mastercard',
  payp: 'PayP',
  cash: 'Cash App',
  crypto: 'Crypto',
} satisfies Record<Exclude<MethodRule['kind'], 'stripe'>, string>

/** The document around a provider's page: linked files only, nothing inline. */
export function providerDocument(language: string, title: string, body: string, data = ''): string {
  return `<!doctype html>
<html lang="${language}"${data}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/assets/provider.css">
<script src="/assets/provider.js" defer></script>
</head>
<body><main>${body}</main></body>
</html>`
}

/** An order's page: the amount to pay, and a button for every way in which the payment can end. */
export function orderPage(order: ProviderOrder, texts: Texts, language: string): string {
  const provider = order.kind === 'stripe' ? say(language, 'method.STRIPE') : (NAMES[order.kind] ?? order.kind)
  const title = texts.title.replace('{provider}', provider)
  const mayChoose = ['open', 'short', 'asked', 'silent'].includes(order.state)
  const { coin, coinAmount } = order.detail
  return providerDocument(
    language,
    title,
    `<p class="provider">${escapeHtml(provider)}</p>
<h1>${escapeHtml(texts.amount)}<strong>${escapeHtml(`${decimal(order.amount, language)} ${order.currency}`)}</strong></h1>
${coinAmount ? `<p class="coins">${escapeHtml(`${decimal(coinAmount, language)} ${coin}`)}</p>` : ''}
<p class="order">${escapeHtml(texts.order.replace('{order}', order.ref))}</p>
<p class="state" role="status">${escapeHtml(stateText(order, texts))}</p>
<p class="note">${escapeHtml(texts.note)}</p>
${mayChoose ? form(order, texts) : `<p>${escapeHtml(texts.close)}</p>`}
${order.kind === 'card' ? testCards(texts) : ''}`,
  )
}

/** An amount as the language writes it, with all its decimals. */
const decimal = (amount: string, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: amount.split('.')[1]?.length ?? 0 }).format(
    amount as Intl.StringNumericLiteral,
  )

const stateText = (order: ProviderOrder, texts: Texts): string => texts[`state.${order.state}` as TextId] ?? order.state

function form(order: ProviderOrder, texts: Texts): string {
  const choices = choicesOf(order)
  const seconds = choices.includes('slow')
    ? `<label>${escapeHtml(texts.seconds)} <select name="seconds"><option>2</option><option>5</option><option selected>15</option><option>60</option></select></label>`
    : ''
  const buttons = choices.map((choice) => button(choice, texts)).join('\n')
  return `<form method="post" action="/order/${order.ref}/choose"><fieldset><legend>${escapeHtml(texts.choices)}</legend>
<div class="choices">${buttons}</div>${seconds}</fieldset></form>`
}

function choicesOf(order: ProviderOrder): readonly Choice[] {
  if (order.state === 'silent') return ['report']
  if (order.state === 'short') return ['rest']
  if (order.state === 'asked') return ['confirm', 'refuse']
  if (order.kind === 'card' || order.kind === 'stripe') return [...CHOICES, 'challenge']
  return order.kind === 'crypto' ? COIN_CHOICES.filter((choice) => choice !== 'rest') : CHOICES
}

function button(choice: Choice, texts: Texts): string {
  const hint = choice === 'report' ? '' : `<small>${escapeHtml(texts[`${choice}Text`])}</small>`
  return `<button name="choice" value="${choice}" class="${choice}"><b>${escapeHtml(texts[choice])}</b>${hint}</button>`
}

/** The last page of a payment in a frame: its script posts the result to the site around it, by its exact origin. */
export function donePage(order: ProviderOrder, texts: Texts, language: string, site: string): string {
  const data = ` data-site="${escapeHtml(site)}" data-order="${order.ref}" data-state="${order.state}"`
  return providerDocument(
    language,
    stateText(order, texts),
    `<h1 class="state">${escapeHtml(stateText(order, texts))}</h1><p>${escapeHtml(texts.close)}</p>`,
    data,
  )
}

/** The page that lists the test cards. */
export const cardsPage = (texts: Texts): string =>
  providerDocument('en', texts.cards, `<h1>${escapeHtml(texts.cards)}</h1>${cardTable(texts)}`)

const testCards = (texts: Texts): string =>
  `<details><summary>${escapeHtml(texts.cards)}</summary>${cardTable(texts)}</details>`

function cardTable(texts: Texts): string {
  const rows = TEST_CARDS.map(
    ({ number, plan }) =>
      `<tr><th scope="row">${spaced(number)}</th><td>${escapeHtml(texts[`card.${plan}`])}</td></tr>`,
  )
  return `<table>${rows.join('')}</table><p class="note">${escapeHtml(texts.cardsText)}</p>`
}
