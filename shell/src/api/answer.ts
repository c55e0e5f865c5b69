/** A response of the product API: the HTTP status and the parsed JSON body. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Rejects if the body is not JSON. */
export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json(),
})
