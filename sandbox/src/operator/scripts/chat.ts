import { say } from '../../messages/index.ts'
import type { MessageId } from '../../messages/index.ts'

const WORDS: Record<string, MessageId> = {
  greeting: 'chat.greeting',
  greetingGuest: 'chat.greetingGuest',
  write: 'chat.write',
  send: 'chat.send',
  you: 'chat.you',
  support: 'chat.support',
  deposit: 'chat.deposit',
  withdraw: 'chat.withdraw',
  bonus: 'chat.bonus',
  other: 'chat.other',
}

/** Patterns of word stems, in all languages, that identify a question's topic; the first match wins. */
export const TOPICS: readonly (readonly [topic: string, words: string])[] = [
  ['withdraw', 'withdraw|cash.?out|payout|auszahl|saque|sacar|retir|retrait|prelie|kotiut|[cç]ek(im|me)|出金|引き出'],
  // Before 'deposit': questions about a bonus often name the deposit too.
  ['bonus', 'b[oôó]nu[sk]|bono|boni|promo|cashback|ボーナス'],
  ['deposit', 'deposit|einzahl|pay|dep[oó]s|d[eé]p[oô]t|versa|tallet|yat[iı]r|入金'],
]

/**
 * A substitute for the operator's chat: it lives in the frame it is put into, is opened by the message
 * `{type: 'chat:open', name}` (again when a visitor in it logs in: the conversation continues under the new name),
 * answers politely, and asks to be closed with `{type: 'chat:close'}` on Escape.
 */
export function chatScript(language: string): string {
  const words = Object.fromEntries(Object.entries(WORDS).map(([key, id]) => [key, say(language, id)]))
  return SOURCE.replace('WORDS', () => inScript(words)).replace('TOPICS', () => inScript(TOPICS))
}

/** JSON that is safe inside a script element: '<' is escaped, so that no value can end the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const SOURCE = `(() => {
  'use strict'
  const words = WORDS
  const make = (tag, parent, text) => {
    const element = document.createElement(tag)
    if (text) element.textContent = text
    return parent.appendChild(element)
  }
  const log = make('div', document.body)
  log.setAttribute('role', 'log')
  const form = make('form', document.body)
  const label = make('label', form, words.write + ' ')
  const input = make('input', label)
  input.autocomplete = 'off'
  input.maxLength = 500
  make('button', form, words.send).type = 'submit'
  const line = (who, text) => {
    make('p', log, who + ': ' + text)
    log.lastElementChild.scrollIntoView()
  }
  const topics = TOPICS.map(([topic, words]) => [topic, new RegExp(words, 'i')])
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (!text) return
    line(words.you, text)
    input.value = ''
    const [topic] = topics.find(([, pattern]) => pattern.test(text)) || ['other']
    setTimeout(() => line(words.support, words[topic]), 600)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') window.parent.postMessage({ type: 'chat:close' }, '*')
  })
  let greeted
  window.addEventListener('message', (event) => {
    const data = event.data
    if (event.source !== window.parent || !data || data.type !== 'chat:open') return
    const name = String(data.name || 'Guest')
    // The name of a visitor (site.md 4) exists in English only.
    const greeting = name === 'Guest' ? words.greetingGuest : words.greeting.replace('{name}', name)
    if (greeted !== name) line(words.support, greeting)
    // After a login the focus belongs to the page.
    if (!greeted) input.focus()
    greeted = name
  })
  window.parent.postMessage({ type: 'chat:ready' }, '*')
})()
`
