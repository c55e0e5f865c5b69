declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
/** Set by the build: the version of the bundle that carries this code. */
declare const __BUILD_VERSION__: string
