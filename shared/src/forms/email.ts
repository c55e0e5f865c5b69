/** Characters of a list of addresses, or of a comment. */
const MANY = /[()[\]\\,:;]/

/**
 * The server's rule (sandbox/src/members/email.ts), written twice because the server relies on no client: no form
 * refuses an address that the server accepts. tools/checks/account-rules.test.ts holds both to the same addresses.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}@"<>]+@(?:[^\s\p{C}@"<>.]+\.)+[^\s\p{C}@"<>.]{2,}$/u.test(text) && !MANY.test(text)
