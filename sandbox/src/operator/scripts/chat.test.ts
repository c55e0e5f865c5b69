import { expect, it } from 'vitest'
import { TOPICS } from './chat.ts'

const topicOf = (text: string) => TOPICS.find(([, words]) => new RegExp(words, 'i').test(text))?.[0]

it.each([
  ['When do I get my cashout?', 'How do I deposit?', 'Which bonus is there?'],
  ['Quando recebo meu saque?', 'Como faço um depósito?', 'Tem bônus hoje?'],
  ['¿Cuándo llega mi retiro?', '¿Cómo hago un depósito?', '¿Hay algún bono?'],
  ['Wann kommt meine Auszahlung?', 'Wie kann ich einzahlen?', 'Gibt es einen Bonus?'],
  ['Quand arrive mon retrait ?', 'Comment faire un dépôt ?', 'Y a-t-il un bonus ?'],
  ['Quando arriva il mio prelievo?', 'Come faccio un versamento?', 'Quali promozioni ci sono?'],
  ['Milloin kotiutus tulee?', 'Miten talletan? Talletus ei näy', 'Onko bonuksia?'],
  ['Para çekme ne kadar sürer?', 'Nasıl para yatırırım?', 'Bonus var mı?'],
  ['出金はいつですか', '入金の方法は', 'ボーナスはありますか'],
  ['Kailan darating ang cashout?', 'Paano mag-deposit?', 'May bonus ba?'],
])('questions about cash-outs, deposits and bonuses have their topics: %s', (withdraw, deposit, bonus) => {
  expect([withdraw, deposit, bonus].map(topicOf)).toEqual(['withdraw', 'deposit', 'bonus'])
})
