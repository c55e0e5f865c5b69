/**
 * Characters of an address list or a comment: a mailer reads 'any,eve@mail.example' as eve's, as often as she likes.
 */
const MANY = /[()[\]\\,:;]/

/**
 * One @, a dot in the domain, no spaces, no invisible characters: the mail itself is the real proof. Forms have the
 * same rule of their own (shared/src/forms/email.ts), as the server relies on no client;
 * tools/checks/account-rules.test.ts holds both to the same addresses.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}@"<>]+@(?:[^\s\p{C}@"<>.]+\.)+[^\s\p{C}@"<>.]{2,}$/u.test(text) && !MANY.test(text)
