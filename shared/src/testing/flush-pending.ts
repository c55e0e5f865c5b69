import { act } from '@testing-library/react'

/**
 * Resolves once everything that follows by itself from the responses so far is done: what is not there by then does not
 * come.
 */
export const flushPending = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
