/** The article's id of a setting URL that contains '/#/article?id=' (SH-19), or null. */
export function articleIdOf(address: string): string | null {
  return /\/#\/article\?(?:[^#]*&)?id=(\d{1,15})(?:&|$)/.exec(address)?.[1] ?? null
}

/** An id from an address if it consists of digits, else null. */
export function cleanId(id: string | null | undefined): string | null {
  return id && /^\d{1,15}$/.test(id) ? id : null
}
