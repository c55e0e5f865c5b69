declare module 'react-refresh/runtime' {
  /** Lets React's renderers, which look for development tools, find the runtime. */
  export function injectIntoGlobalHook(target: object): void
}
