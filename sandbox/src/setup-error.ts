/** A problem that the person who starts the sandbox can fix: the message names it, and is shown without a stack. */
export class SetupError extends Error {}
