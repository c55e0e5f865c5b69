/** `npm run contract [-- --same-number]`: writes shared/contract.txt anew after a change of the contract. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from './lib/arguments.ts'
import { contractFile, contractText, numberIn } from './lib/contract.ts'
import { fail } from './lib/fail.ts'

const HELP = `npm run contract [-- --same-number]

Writes shared/contract.txt anew after a change of the contract, whose number has to have risen.

  --same-number  the number is not shipped yet: what it stands for may change
  --help`

try {
  const { values } = readArguments(HELP, { 'same-number': { type: 'boolean' } }, false)
  const before = existsSync(contractFile) ? readFileSync(contractFile, 'utf8') : ''
  const after = await contractText()
  if (before === after) {
    console.log('shared/contract.txt is up to date')
  } else if (before && numberIn(before) === numberIn(after) && !values['same-number']) {
    throw new Error(
      `The contract changed and its number is still ${numberIn(after)}. Raise HOST_API_MINOR (an addition) or HOST_API ` +
        '(a breaking change) in shared/src/host/host.ts. While that number is not shipped yet: -- --same-number',
    )
  } else {
    writeFileSync(contractFile, after)
    console.log(`shared/contract.txt is contract ${numberIn(after)} now`)
  }
} catch (error) {
  fail(error)
}
