import { act } from '@testing-library/react'

/** Whatever follows by itself from the answers that came has been done: what is not there by then does not come. */
export const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
