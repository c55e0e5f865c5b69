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
  const words = process.argv.slice(2)
  const parsed = parseArgs({
    args: words,
    allowPositionals: allowPositionals,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
  })
  refuseTaken(words, options)
  // Probably an unset variable in a pipeline: running without the option is not what was meant.
  const empty = Object.entries(parsed.values).find(([, value]) => value === '')?.[0]
  if (empty) throw new Error(`--${empty} is empty.`)
  if ((parsed.values as { help?: boolean }).help) printHelp(help)
  return parsed
}

/** How npm spells an option that it takes for one of its own: npm 11 expands `--to`. */
const SPELLED_BY_NPM: Readonly<Record<string, string>> = { to: 'token-description' }
/** Without `--` npm answers these itself and runs no command: a variable with such a name means something else. */
const ANSWERED_BY_NPM = ['version', 'help']

/**
 * Without `--`, npm takes a command's options for itself and passes them on as variables only: a release to 10 % of the
 * visitors would go to everyone. Throws where that happened. What is on the command line as well is meant for it,
 * whoever set the variable.
 */
function refuseTaken(words: readonly string[], options: NonNullable<ParseArgsConfig['options']>): void {
  for (const [name, { type }] of Object.entries(options)) {
    if (ANSWERED_BY_NPM.includes(name)) continue
    if (words.some((word) => word === `--${name}` || word.startsWith(`--${name}=`))) continue
    const spellings = [name, SPELLED_BY_NPM[name] ?? name]
    const variable = spellings
      .map((each) => `npm_config_${each.replaceAll('-', '_')}`)
      .find((each) => each in process.env)
    if (variable === undefined) continue
    const value = process.env[variable]!
    // `--no-reset`: npm took it, but it asks for nothing.
    if (type === 'boolean' && ['', 'false'].includes(value)) continue
    // `--traffic 10` arrives as "true" and a word 10, which may stand anywhere among the others.
    const isLost = type === 'string' && ['', 'true'].includes(value)
    const command = process.env['npm_lifecycle_event'] ?? '…'
    const typed = [
      command === 'start' ? 'npm start' : `npm run ${command}`,
      '--',
      ...(isLost ? ['…'] : words),
      `--${name}`,
      ...(type === 'string' ? [isLost ? '…' : value] : []),
    ]
    throw new Error(`--${name} went to npm, not to this command (${variable} is set): ${typed.join(' ')}`)
  }
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
