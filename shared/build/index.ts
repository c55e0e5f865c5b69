export { createRemoteConfig } from './remote-config.ts'
export { createShellConfig } from './shell-config.ts'
