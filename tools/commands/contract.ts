/** `npm run contract`: rewrites shared/contract.txt after a change of the contract. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contractRefusal } from '../checks/contract.ts'
import { readArguments } from '../lib/arguments.ts'
import { contractFile, contractText, numberIn } from '../lib/contract.ts'
import { fail } from '../lib/fail.ts'

const HELP = `npm run contract [-- options]

Rewrites shared/contract.txt after a change of the contract, whose number has to be higher. Under the same HOST_API every
line has to be kept: a shell runs remotes of older minor numbers.

  --same-number  keeps the number, which is not shipped yet
  --compatible   allows removed or changed lines that no released remote can notice
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
    console.log(`shared/contract.txt is now contract ${numberIn(after)}`)
  }
} catch (error) {
  fail(error)
}
