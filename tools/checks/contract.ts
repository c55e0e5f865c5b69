import { existsSync, readFileSync } from 'node:fs'
import { contractFile, contractText, numberIn } from '../lib/contract.ts'

/** The committed text of the contract has to match the sources, so that every change of it shows in review. */
export async function checkContract(): Promise<string[]> {
  return contractProblems(existsSync(contractFile) ? readFileSync(contractFile, 'utf8') : '', await contractText())
}

/**
 * How the committed text differs from the sources, and what to do: raise the number, or, if it is raised already, only
 * write the text anew.
 */
export function contractProblems(committed: string, current: string): string[] {
  if (committed === current) return []
  const differs = 'shared/contract.txt no longer matches shared/src/host'
  const number = numberIn(current)
  if (number !== numberIn(committed))
    return [`${differs}: it says ${numberIn(committed) ?? 'no number'}, the sources ${number}. Now: npm run contract`]
  const lines = current.split('\n')
  const before = committed.split('\n')
  const at = lines.findIndex((line, index) => line !== before[index])
  return [
    `${differs} (line ${at + 1}: ${lines[at] ?? 'the end'}). ` +
      'Raise HOST_API_MINOR for an addition, HOST_API for anything that breaks a remote, then: npm run contract',
  ]
}

/**
 * Why a changed contract's text must not be written, or undefined. Its number has to be higher, and remotes built for
 * older minor numbers have to find everything that they were built for.
 */
export function contractRefusal(
  committed: string,
  current: string,
  allowed: { readonly sameNumber?: boolean | undefined; readonly compatible?: boolean | undefined },
): string | undefined {
  const [before, number] = [numberIn(committed), numberIn(current)]
  if (!before || !number) return undefined
  if (before === number && !allowed.sameNumber)
    return (
      `The contract changed and its number is still ${number}. Raise HOST_API_MINOR (an addition) or HOST_API ` +
      '(a breaking change) in shared/src/host/host.ts. While that number is not shipped yet: -- --same-number'
    )
  const removed = before.split('.')[0] === number.split('.')[0] ? removedFrom(committed, current) : []
  if (removed.length === 0 || allowed.compatible) return undefined
  const named = [
    ...removed.slice(0, MAX_NAMED),
    ...(removed.length > MAX_NAMED ? [`${removed.length - MAX_NAMED} more`] : []),
  ]
  return (
    `A shell of contract ${number} runs remotes built for ${before}, which has lines that this one lacks:\n- ` +
    `${named.join('\n- ')}\nRaise HOST_API, or keep the old way as well. Where no released remote can notice ` +
    'the difference (one more language, an argument that may be left out): -- --compatible, and say why in the review'
  )
}

const MAX_NAMED = 12

/** The lines of a contract, each with its place in the text, that are missing at that place in another one. */
export function removedFrom(committed: string, current: string): string[] {
  const counts = new Map<string, number>()
  for (const line of placedLines(current)) counts.set(line, (counts.get(line) ?? 0) + 1)
  return placedLines(committed).filter((line) => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count <= 0
  })
}

/**
 * Lines that are ignored: those without words, imports (the types show them), and the number that rises with each
 * addition.
 */
const IGNORED_LINES = /^\W*$|^import |HOST_API_MINOR/

/**
 * Lines with their place, `host/screens ScreenParams.login: backurl?: string;`, so that their order does not matter.
 */
function placedLines(text: string): string[] {
  let section = ''
  let enclosing: { readonly indent: number; readonly name: string }[] = []
  return text.split('\n').flatMap((line) => {
    const heading = /^--- (.*)$/.exec(line)?.[1]
    if (heading) section = heading
    if (heading || !section || IGNORED_LINES.test(line)) return []
    const indent = line.search(/\S/)
    enclosing = enclosing.filter((each) => each.indent < indent)
    const path = [section, enclosing.map(({ name }) => name).join('.')].filter(Boolean).join(' ')
    enclosing.push({
      indent,
      name: /^(?:(?:export|declare|readonly|interface|type|const) )*(\w*)/.exec(line.trim())?.[1] ?? '',
    })
    return [`${path}: ${line.trim()}`]
  })
}
