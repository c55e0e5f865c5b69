/** 64-bit FNV-1a hash of a list: enough to recognise the list, too little to read its contents from. */
export function shortHash(list: readonly unknown[]): string {
  let state = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(JSON.stringify(list))) {
    state = BigInt.asUintN(64, (state ^ BigInt(byte)) * 0x100000001b3n)
  }
  return state.toString(36)
}
