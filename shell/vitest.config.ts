import { unitTests } from '@croupier/shared/vitest'

export default unitTests()
