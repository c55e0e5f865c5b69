import { html, type Html } from '../html.ts'
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

/** What the document's script reads from attributes of its root element. */
interface PageData {
  readonly site: string
  readonly order: string
  readonly state: string
}

/** The document around a provider's page: linked files only, nothing inline. */
export function providerDocument(language: string, title: string, body: Html, data?: PageData): string {
  const attributes = data && html` data-site="${data.site}" data-order="${data.order}" data-state="${data.state}"`
  return html`<!doctype html>
<html lang="${language}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/assets/provider.css">
<script src="/assets/provider.js" defer></script>
</head>
<body><main>${body}</main></body>
</html>`.text
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
    html`<p class="provider">${provider}</p>
<h1>${texts.amount}<strong>${decimal(order.amount, language)} ${order.currency}</strong></h1>
${coinAmount ? html`<p class="coins">${decimal(coinAmount, language)} ${coin}</p>` : ''}
<p class="order">${texts.order.replace('{order}', order.ref)}</p>
<p class="state" role="status">${stateText(order, texts)}</p>
<p class="note">${texts.note}</p>
${mayChoose ? form(order, texts) : html`<p>${texts.close}</p>`}
${order.kind === 'card' ? testCards(texts) : ''}`,
  )
}

/** An amount as the language writes it, with all its decimals. */
const decimal = (amount: string, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: amount.split('.')[1]?.length ?? 0 }).format(
    amount as Intl.StringNumericLiteral,
  )

const stateText = (order: ProviderOrder, texts: Texts): string => texts[`state.${order.state}` as TextId] ?? order.state

function form(order: ProviderOrder, texts: Texts): Html {
  const choices = choicesOf(order)
  const seconds = choices.includes('slow')
    ? html`<label>${texts.seconds} <select name="seconds"><option>2</option><option>5</option><option selected>15</option><option>60</option></select></label>`
    : ''
  const buttons = choices.map((choice) => button(choice, texts))
  return html`<form method="post" action="/order/${order.ref}/choose"><fieldset><legend>${texts.choices}</legend>
<div class="choices">${buttons}</div>${seconds}</fieldset></form>`
}

function choicesOf(order: ProviderOrder): readonly Choice[] {
  if (order.state === 'silent') return ['report']
  if (order.state === 'short') return ['rest']
  if (order.state === 'asked') return ['confirm', 'refuse']
  if (order.kind === 'card' || order.kind === 'stripe') return [...CHOICES, 'challenge']
  return order.kind === 'crypto' ? COIN_CHOICES.filter((choice) => choice !== 'rest') : CHOICES
}

function button(choice: Choice, texts: Texts): Html {
  const hint = choice === 'report' ? '' : html`<small>${texts[`${choice}Text`]}</small>`
  return html`<button name="choice" value="${choice}" class="${choice}"><b>${texts[choice]}</b>${hint}</button>\n`
}

/** The last page of a payment in a frame: its script posts the result to the site around it, by its exact origin. */
export function donePage(order: ProviderOrder, texts: Texts, language: string, site: string): string {
  const state = stateText(order, texts)
  const body = html`<h1 class="state">${state}</h1><p>${texts.close}</p>`
  return providerDocument(language, state, body, { site, order: order.ref, state: order.state })
}

/** The page for an address that leads to no order. */
export const notFoundPage = ({ unknown }: Texts): string => providerDocument('en', unknown, html`<h1>${unknown}</h1>`)

/** The page that lists the test cards. */
export const cardsPage = (texts: Texts): string =>
  providerDocument('en', texts.cards, html`<h1>${texts.cards}</h1>${cardTable(texts)}`)

const testCards = (texts: Texts): Html => html`<details><summary>${texts.cards}</summary>${cardTable(texts)}</details>`

function cardTable(texts: Texts): Html {
  const rows = TEST_CARDS.map(
    ({ number, plan }) => html`<tr><th scope="row">${spaced(number)}</th><td>${texts[`card.${plan}`]}</td></tr>`,
  )
  return html`<table>${rows}</table><p class="note">${texts.cardsText}</p>`
}
