import { createRemoteConfig } from '@croupier/shared/build'

export default createRemoteConfig({ name: 'account', root: import.meta.dirname })
