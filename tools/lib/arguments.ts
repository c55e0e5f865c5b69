import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { bundles } from './paths.ts'

export const remoteNames: readonly string[] = bundles.map(({ name }) => name).filter((name) => name !== 'shell')

/**
 * A command line: its options, and the words before them, if it takes any. `--help` prints the help and ends the
 * command. Throws in words what it cannot make sense of.
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: T,
  takesWords = true,
) {
  const parsed = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: takesWords,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
  })
  // A variable of a pipeline that was never set: what the command does without the option is not what was meant.
  const empty = Object.entries(parsed.values).find(([, value]) => value === '')?.[0]
  if (empty) throw new Error(`--${empty} is empty.`)
  if ((parsed.values as { help?: boolean }).help) printHelp(help)
  return parsed
}

/** The words of a command that hands them on to another program; `--help` is its own. */
export function handedOn(help: string): string[] {
  const words = process.argv.slice(2)
  if (words.includes('--help') || words.includes('-h')) printHelp(help)
  return words
}

function printHelp(help: string): never {
  console.log(help)
  process.exit(0)
}

/** A path as the caller means it: npm runs commands in the root, wherever they were typed. */
export const userPath = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)

/** The one remote that a command is about. Throws in words when it is missing or unknown. */
export function oneRemote(positionals: readonly string[], command: string): string {
  const [name, ...more] = positionals
  if (!name) throw new Error(`Which remote? ${remoteNames.map((each) => `${command} -- ${each}`).join('  or  ')}`)
  if (name === 'shell') throw new Error('The shell is no remote: it is deployed as its own files (SHIPPING.md).')
  if (!remoteNames.includes(name)) throw new Error(`There is no remote ${name}. There are: ${remoteNames.join(', ')}`)
  if (more.length > 0) throw new Error(`One remote at a time: ${name} or ${more.join(', ')}?`)
  return name
}
