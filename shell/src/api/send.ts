import ky from 'ky'

const client = ky.create({ retry: 0, throwHttpErrors: false, credentials: 'omit', timeout: false })

/** Posts to the product API. Whatever its status, an answer is an answer: the envelope says how it went (D2). */
export const send: typeof client.post = (url, options) => client.post(url, options)

export { sendFile } from './send-file.ts'
