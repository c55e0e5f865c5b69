// Where the federation runtime is: in a browser, for good. What it would ask of a process or of React Native is known.
export const isBrowserEnvValue = true
export const isBrowserEnv = () => true
export const isReactNativeEnv = () => false
export const isDebugMode = () => false
export const getProcessEnv = () => ({})
