/** How a call of the product API was answered: by a status of HTTP, and a body that was JSON. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Rejects where the body is no JSON. */
export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json(),
})
