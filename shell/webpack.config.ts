import { createShellConfig } from '@croupier/shared/build'

export default createShellConfig({ name: 'shell', root: import.meta.dirname })
