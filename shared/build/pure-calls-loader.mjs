// Components that are made by a call, and named for developers' tools afterwards, look as if somebody used them: without
// this, links, forms and prefetching stay in the bundle, and with them all that they use.
const CALL = /(\bvar \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/g
const NAME = /^\w+\.displayName = "\w+(?:\.\w+)*";$/gm

export default function pureCallsLoader(source) {
  return source.replace(CALL, '$1/* @__PURE__ */ $2').replace(NAME, '')
}
