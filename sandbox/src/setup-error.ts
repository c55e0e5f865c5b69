/** A problem that whoever starts the sandbox can fix: the message says what, and is shown without a stack. */
export class SetupError extends Error {}
