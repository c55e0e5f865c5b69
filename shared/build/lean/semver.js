// Takes the place of the runtime's utils/semver: every share is `^1.0.0` (share.ts), and whether a remote fits the shell
// was asked with all of semver before it was released (tools/releases/contract-fit.ts).
const numbers = (version) => version.replace(/^\D+/, '').replace(/-.*/, '').split('.').map(Number)

/** Whether a version lies in a range of one condition: ^, ~, <=, or the very version. */
export function satisfy(version, range) {
  if (!version) return false
  const have = numbers(version)
  const wanted = numbers(range)
  const index = wanted.findIndex((number, at) => number !== have[at])
  const isOlder = index >= 0 && have[index] < wanted[index]
  if (index < 0) return true
  if (range.startsWith('<=')) return isOlder
  if (range.startsWith('^')) return index > 0 && !isOlder
  return range.startsWith('~') && index > 1 && !isOlder
}
