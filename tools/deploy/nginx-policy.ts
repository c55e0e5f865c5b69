/** nginx refuses a parameter above 4096 bytes: a policy that names many providers and vendors is longer. */
const PART_LENGTH = 2000

/**
 * The variable $croupier_policy, with the Content-Security-Policy of the shell's page: in parts, which are joined for
 * the header.
 *
 * @param trial The policy at /?try=….
 */
export function policyMaps(policy: string, trial: string): string {
  const [usual, trying] = [partsOf(policy), partsOf(trial)]
  const names = Array.from({ length: Math.max(usual.length, trying.length) }, (_, index) => `$croupier_policy_${index}`)
  const maps = names.map(
    (name, index) => `map $args ${name} {
  default "${usual[index] ?? ''}";
  "~(^|&)try=" "${trying[index] ?? ''}";
}
`,
  )
  return `${maps.join('')}map "" $croupier_policy {
  default "${names.join('')}";
}
`
}

const partsOf = (policy: string) => policy.match(new RegExp(`.{1,${PART_LENGTH}}(?: |$)`, 'g')) ?? []
