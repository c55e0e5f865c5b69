/** The contract's number that a remote was built for. */
export interface BuiltFor {
  readonly hostApi: number
  readonly hostApiMinor?: number
}

/**
 * Whether a remote runs in a host: of the same major number, and asking for nothing that came to the contract after
 * the host was built (architecture.md, rule 5).
 */
export function fitsHost(remote: BuiltFor, host: Required<BuiltFor>): boolean {
  return remote.hostApi === host.hostApi && (remote.hostApiMinor ?? 0) <= host.hostApiMinor
}
