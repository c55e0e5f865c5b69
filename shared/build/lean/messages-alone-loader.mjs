// The site formats messages with react-intl, amounts and dates with shared/money and shared/i18n. This loader takes the
// other functions out of its `intl` object, so that the build drops them: numbers, dates, lists, durations, names. The
// same goes for what it checks in a caller's code, which TypeScript and the build of messages check here.
const UNUSED = [
  /^\t\tformat(?!Message)\w+: format\w+\.bind\(.*\),?\n/gm,
  /^\t\tget(?:Duration|RelativeTime)Format: memoize\([^]*?\n\t\t\}\),\n/gm,
  /,\n\t\tgetListFormat: memoize\([^]*?\n\t\t\}\)/,
  /,\n\t\tgetDisplayNames: memoize\([^]*?\n\t\t\}\)/,
  /^\tif \(!msgId\) invariant\([^]*?\}`\);\n/m,
  /^\tverifyConfigMessages\(resolvedConfig\);\n/m,
]

export default function messagesAloneLoader(source) {
  return UNUSED.reduce((text, part) => {
    const less = text.replace(part, '')
    if (less === text) throw new Error('react-intl is written in another way now: see shared/build/lean')
    return less
  }, source)
}
