/** The fewest first letters that distinguish the names, so that a strip of results does not rely on colours alone. */
export function initials(names: readonly string[]): string[] {
  const longest = Math.max(...names.map(({ length }) => length))
  for (let length = 1; length < longest; length++) {
    const short = names.map((name) => name.slice(0, length))
    if (new Set(short).size === names.length) return short
  }
  return [...names]
}
