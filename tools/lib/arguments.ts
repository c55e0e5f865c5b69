import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { remoteNames } from './paths.ts'

/**
 * Parses the command line: its options and, if the command takes any, its positional words. `--help` prints the help
 * and exits. Throws a readable message for arguments that are not valid.
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: T,
  allowPositionals = true,
) {
  const parsed = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: allowPositionals,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
  })
  // Probably an unset variable in a pipeline: running without the option is not what was meant.
  const empty = Object.entries(parsed.values).find(([, value]) => value === '')?.[0]
  if (empty) throw new Error(`--${empty} is empty.`)
  if ((parsed.values as { help?: boolean }).help) printHelp(help)
  return parsed
}

/** The arguments of a command that passes them on to another program; `--help` prints this command's own help. */
export function passThroughArguments(help: string): string[] {
  const passed = process.argv.slice(2)
  if (passed.includes('--help') || passed.includes('-h')) printHelp(help)
  return passed
}

function printHelp(help: string): never {
  console.log(help)
  process.exit(0)
}

/** Resolves a path against the folder in which the command was typed: npm runs commands in the root. */
export const userPath = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)

/** The single remote that a command is about. Throws a readable message when it is missing or unknown. */
export function requireRemote(positionals: readonly string[], command: string): string {
  const [name, ...more] = positionals
  if (!name) throw new Error(`Which remote? ${remoteNames.map((each) => `${command} -- ${each}`).join('  or  ')}`)
  if (name === 'shell') throw new Error('The shell is not a remote: it is deployed as its own files (SHIPPING.md).')
  if (!remoteNames.includes(name)) throw new Error(`There is no remote ${name}. There are: ${remoteNames.join(', ')}`)
  if (more.length > 0) throw new Error(`One remote at a time: ${name} or ${more.join(', ')}?`)
  return name
}
