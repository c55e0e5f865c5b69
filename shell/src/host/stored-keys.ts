/**
 * The storage keys of the session's token and of the chosen language: kept by the shell, read by the page before any
 * bundle.
 */
export const TOKEN_KEY = 'croupier.token'
export const LANGUAGE_KEY = 'croupier.language'
