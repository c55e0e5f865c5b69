/**
 * Removes from lucide's icon files what the site never reads: aliases, names and sizes. The `key` of each shape goes
 * too, since a shape's position identifies it.
 */
const UNUSED = [/,\s*key: "[^"]*"/g, /,\s*aliases: \[[^\]]*\]/, /\s*name: "[^"]*",\s*size: 24,/, /^__iconData\.node;$/m]

export default function iconLoader(source) {
  return UNUSED.reduce((text, part) => text.replace(part, ''), source)
}
