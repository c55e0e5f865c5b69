import { createRemoteConfig } from '@croupier/shared/build'

export default createRemoteConfig({ name: 'vip', root: import.meta.dirname })
