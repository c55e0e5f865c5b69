import { existsSync, readFileSync } from 'node:fs'
import { contractFile, contractText } from '../lib/contract.ts'

/** The committed text of the contract is the one that the sources give, so that every change of it shows in review. */
export async function checkContract(): Promise<string[]> {
  const committed = existsSync(contractFile) ? readFileSync(contractFile, 'utf8').split('\n') : []
  const current = (await contractText()).split('\n')
  if (committed.join('\n') === current.join('\n')) return []
  const at = current.findIndex((line, index) => line !== committed[index])
  return [
    `shared/contract.txt is not the contract of shared/src/host any more (line ${at + 1}: ${current[at] ?? 'the end'}). ` +
      'Raise HOST_API_MINOR for an addition, HOST_API for anything that breaks a remote, then: npm run contract',
  ]
}
