/** Of a list of addresses, or of a comment. */
const MANY = /[()[\]\\,:;]/

/** The rule of the server (sandbox/src/members/email.ts): what it takes, no form refuses. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}@"<>]+@(?:[^\s\p{C}@"<>.]+\.)+[^\s\p{C}@"<>.]{2,}$/u.test(text) && !MANY.test(text)
