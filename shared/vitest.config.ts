import { unitTests } from './build/vitest.ts'

export default unitTests(['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'])
