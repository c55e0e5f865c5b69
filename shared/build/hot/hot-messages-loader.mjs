/**
 * Turns a language's parsed messages (from messages-loader.mjs) into a hot-replaceable module. An update changes the
 * catalogue object in place, so code that holds a reference to it sees the new words.
 */
export default function hotMessagesLoader(json) {
  return `
const before = import.meta.webpackHot.data
const messages = before ? before.messages : {}
for (const id of Object.keys(messages)) delete messages[id]
Object.assign(messages, ${json})
export default messages
import.meta.webpackHot.accept()
import.meta.webpackHot.dispose((data) => { data.messages = messages })
if (before) croupierDev.showWords(messages)
`
}
