import { act } from '@testing-library/react'

/** Waits until all effects of the responses so far have run. */
export const flushPending = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
