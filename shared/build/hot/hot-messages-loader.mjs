/**
 * Makes a module of a language's parsed messages (messages-loader.mjs) that can be changed while it is shown: whoever
 * holds the catalogue goes on holding it, with other words in it.
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
