// A shape stands where it is drawn and needs no key; what else an icon's file says of it nobody asks for.
const UNUSED = [/,\s*key: "[^"]*"/g, /,\s*aliases: \[[^\]]*\]/, /\s*name: "[^"]*",\s*size: 24,/, /^__iconData\.node;$/m]

export default function iconLoader(source) {
  return UNUSED.reduce((text, part) => text.replace(part, ''), source)
}
