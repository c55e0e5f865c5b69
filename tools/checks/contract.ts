import { existsSync, readFileSync } from 'node:fs'
import { contractFile, contractText, numberIn } from '../lib/contract.ts'

/** The committed text of the contract is the one that the sources give, so that every change of it shows in review. */
export async function checkContract(): Promise<string[]> {
  return contractProblems(existsSync(contractFile) ? readFileSync(contractFile, 'utf8') : '', await contractText())
}

/** How the committed text differs from that of the sources, and what to do: the number is raised once. */
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
