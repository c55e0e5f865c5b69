/**
 * Marks calls that create components, sets and symbols as pure, and removes what is assigned to components later. To the
 * bundler, both look like side effects: without this loader the router's links, forms, prefetching and error boundary
 * (of its data routers, which the site has none of) stay in the bundle, with everything that they use.
 */
const CALL = /(\bvar \w+ = )(\w+\.(?:forwardRef|memo|createContext)\(|new Set\(|Symbol\()/g
const ASSIGNED = /^\w+\.(?:displayName = "\w+(?:\.\w+)*"|contextType = RSCRouterContext);$/gm

export default function pureCallsLoader(source) {
  return source.replace(CALL, '$1/* @__PURE__ */ $2').replace(ASSIGNED, '')
}
