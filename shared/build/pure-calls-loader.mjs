/**
 * Marks calls that create components as pure, and removes their display names. To the bundler, such a call and the later
 * assignment look like side effects: without this loader the router's links, forms and prefetching stay in the bundle,
 * with everything that they use.
 */
const CALL = /(\bvar \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/g
const NAME = /^\w+\.displayName = "\w+(?:\.\w+)*";$/gm

export default function pureCallsLoader(source) {
  return source.replace(CALL, '$1/* @__PURE__ */ $2').replace(NAME, '')
}
