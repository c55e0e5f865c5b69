/** What the API answers where all went well. */
export const success = (data: unknown) => ({ error: 0, message: '', data })

/** A list's only page, as the API answers it. */
export const onlyPage = (content: readonly unknown[]) =>
  success({ content, number: 0, size: 20, totalElements: content.length, last: true })
