import { problem } from '#contract/core/problem.ts'

/** Statuses that may succeed in a moment: no connection, a server that is down, a file that another tab is writing. */
const passing = new Set([0, 408, 409, 423, 425, 429, 500, 502, 503, 504])
/** Statuses that are final for this file: the upload has expired, or the file is too large. */
const final = new Set([400, 404, 410, 413])

/** Why a piece could not be sent. */
export class SendFailure extends Error {
  readonly status: number

  /** 0: no answer came; the server may have had the call. */
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }

  get isPassing(): boolean {
    return passing.has(this.status)
  }

  get isFinal(): boolean {
    return final.has(this.status)
  }
}

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const failureOf = (status: number, body: string): SendFailure => {
  if (status === 0) return new SendFailure(0, 'We got no answer. Check your connection, then try again.')
  if (status === 401) return new SendFailure(401, 'You’re signed out. Sign in again to continue.')
  const parsed = problem.safeParse(readBody(body))
  if (!parsed.success) return new SendFailure(status, 'Something went wrong on our side.')
  const { title, detail } = parsed.data
  return new SendFailure(status, detail ? `${title}. ${detail}` : title)
}
