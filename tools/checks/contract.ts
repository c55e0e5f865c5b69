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
  const differs = 'shared/contract.txt is not the contract of shared/src/host any more'
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
  const gone = before.split('.')[0] === number.split('.')[0] ? goneFrom(committed, current) : []
  if (gone.length === 0 || allowed.compatible) return undefined
  const named = [
    ...gone.slice(0, MOST_NAMED),
    ...(gone.length > MOST_NAMED ? [`${gone.length - MOST_NAMED} more`] : []),
  ]
  return (
    `A shell of contract ${number} runs remotes built for ${before}, which has what this one has not, or not so:\n- ` +
    `${named.join('\n- ')}\nRaise HOST_API, or leave it beside the new way. Where no remote that is out there can tell ` +
    'the difference (one more language, an argument that may be left out): -- --compatible, and say why in the review'
  )
}

const MOST_NAMED = 12

/** The lines of a contract, each with its place in the text, that are missing at that place in another one. */
export function goneFrom(committed: string, current: string): string[] {
  const left = new Map<string, number>()
  for (const line of placedLines(current)) left.set(line, (left.get(line) ?? 0) + 1)
  return placedLines(committed).filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/**
 * Lines that are ignored: those without words, imports (the types show them), and the number that rises with each
 * addition.
 */
const PASSED_OVER = /^\W*$|^import |HOST_API_MINOR/

/**
 * Lines with their place, `host/screens ScreenParams.login: backurl?: string;`, so that their order does not matter.
 */
function placedLines(text: string): string[] {
  let section = ''
  let around: { readonly indent: number; readonly name: string }[] = []
  return text.split('\n').flatMap((line) => {
    const heading = /^--- (.*)$/.exec(line)?.[1]
    if (heading) section = heading
    if (heading || !section || PASSED_OVER.test(line)) return []
    const indent = line.search(/\S/)
    around = around.filter((each) => each.indent < indent)
    const place = [section, around.map(({ name }) => name).join('.')].filter(Boolean).join(' ')
    around.push({
      indent,
      name: /^(?:(?:export|declare|readonly|interface|type|const) )*(\w*)/.exec(line.trim())?.[1] ?? '',
    })
    return [`${place}: ${line.trim()}`]
  })
}
