import { createRemoteConfig } from '@croupier/shared/build'

export default createRemoteConfig({ name: 'games', root: import.meta.dirname })
