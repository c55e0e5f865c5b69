/** Whether a pointer can hover here: a finger cannot, so what it may press next is made ready as soon as it is seen. */
export const hasHover = (): boolean => !matchMedia('(hover: none)').matches
