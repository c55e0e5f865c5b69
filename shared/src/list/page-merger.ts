import type { Page } from '../api/index.ts'

type KeyOf<Item> = (item: Item) => string | number

/**
 * Collects all items of a growing list of pages, each once. A further page only costs its own items, however long the
 * list is.
 */
export function createPageMerger<Item>(): (pages: readonly Page<Item>[], keyOf?: KeyOf<Item>) => readonly Item[] {
  let known: readonly Page<Item>[] = []
  let items: readonly Item[] = []
  let seen = new Set<string | number>()
  return (pages, keyOf) => {
    const isSameList = known.length <= pages.length && known[0] === pages[0] && known.at(-1) === pages[known.length - 1]
    if (!isSameList) {
      known = []
      items = []
      seen = new Set()
    }
    if (known.length < pages.length) {
      const more = pages.slice(known.length).flatMap(({ content }) => content)
      items = [...items, ...(keyOf ? more.filter((item) => isNew(seen, keyOf(item))) : more)]
      known = pages
    }
    return items
  }
}

function isNew(seen: Set<string | number>, key: string | number): boolean {
  const size = seen.size
  return seen.add(key).size > size
}
