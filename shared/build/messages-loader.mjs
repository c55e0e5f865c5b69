import { basename, dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// Resolved to the file with the parser, because the build aliases the package to its variant without one.
const require = createRequire(import.meta.url)
const parser = import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href)

/**
 * Turns `messages/<locale>.json` into parsed messages. Fails the build if a language lacks a message, has one that
 * English lacks, or uses other placeholders than the English message.
 */
export default function messagesLoader(source) {
  const done = this.async()
  const english = join(dirname(this.resourcePath), 'en.json')
  this.addDependency(english)
  parser
    .then(({ parse }) => {
      const own = JSON.parse(source)
      const wanted = JSON.parse(readFileSync(english, 'utf8'))
      const problems = compare(own, wanted, parse)
      if (problems.length > 0) throw new Error(`${basename(this.resourcePath)}: ${problems.join('; ')}`)
      const compiled = Object.entries(own).map(([id, text]) => [id, parse(text)])
      done(null, JSON.stringify(Object.fromEntries(compiled)))
    })
    .catch(done)
}

/** What is wrong with a language's messages, compared with the English ones (`wanted`); empty if nothing. */
export function compare(own, wanted, parse) {
  const missing = Object.keys(wanted).filter((id) => !own[id])
  const extra = Object.keys(own).filter((id) => !(id in wanted))
  const different = Object.keys(wanted).filter(
    (id) => own[id] && names(parse(own[id])).join() !== names(parse(wanted[id])).join(),
  )
  return [
    ...missing.map((id) => `missing ${id}`),
    ...extra.map((id) => `not in English: ${id}`),
    ...different.map((id) => `other placeholders than English: ${id}`),
  ]
}

/** The names of the placeholders and tags in a parsed message, sorted, without duplicates. */
function names(elements) {
  const found = new Set()
  const visit = (list) => {
    for (const element of list) {
      if (element.type !== 0 && element.type !== 7) found.add(element.value)
      for (const option of Object.values(element.options ?? {})) visit(option.value)
      if (element.children) visit(element.children)
    }
  }
  visit(elements)
  return [...found].sort()
}
