import { createRemoteConfig } from '@croupier/shared/build'

export default createRemoteConfig({ name: 'cashier', root: import.meta.dirname })
