/**
 * Characters of an address list or a comment: a mailer reads 'any,eve@mail.example' as eve's, as often as she likes.
 */
const MANY = /[()[\]\\,:;]/

/**
 * One @, a dot in the domain, no spaces, no invisible characters: the mail itself is the real proof. Forms apply the
 * same rule (shared/src/forms/email.ts).
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}@"<>]+@(?:[^\s\p{C}@"<>.]+\.)+[^\s\p{C}@"<>.]{2,}$/u.test(text) && !MANY.test(text)
