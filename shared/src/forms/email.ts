/** Of a list of addresses, or of a comment. */
const MANY = /[()[\]\\,:;]/

/** The rule of the server (sandbox/src/members/email.ts): what it takes, no form refuses. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]{2,}$/.test(text) && !MANY.test(text)
