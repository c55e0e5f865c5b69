/** What whoever starts the sandbox has to set right: its message says what, so that no stack is shown. */
export class SetupError extends Error {}
