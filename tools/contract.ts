/** `npm run contract`: rewrites shared/contract.txt after a change of the contract. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contractRefusal } from './checks/contract.ts'
import { readArguments } from './lib/arguments.ts'
import { contractFile, contractText, numberIn } from './lib/contract.ts'
import { fail } from './lib/fail.ts'

const HELP = `npm run contract [-- options]

Writes shared/contract.txt anew after a change of the contract, whose number has to have risen. While it has the same HOST_API,
what was in it has to be in it still: a shell runs remotes of older minor numbers.

  --same-number  the number is not shipped yet: what it stands for may change
  --compatible   what is changed or gone is nothing that a remote out there can miss
  --help`

try {
  const options = { 'same-number': { type: 'boolean' }, compatible: { type: 'boolean' } } as const
  const { values } = readArguments(HELP, options, false)
  const before = existsSync(contractFile) ? readFileSync(contractFile, 'utf8') : ''
  const after = await contractText()
  if (before === after) {
    console.log('shared/contract.txt is up to date')
  } else {
    const allowed = { sameNumber: values['same-number'], compatible: values.compatible }
    const refusal = contractRefusal(before, after, allowed)
    if (refusal) throw new Error(refusal)
    writeFileSync(contractFile, after)
    console.log(`shared/contract.txt is contract ${numberIn(after)} now`)
  }
} catch (error) {
  fail(error)
}
