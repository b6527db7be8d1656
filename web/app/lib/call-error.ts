import { type Problem, problem } from '#contract/problem.ts'

/** A call that failed, in the words of the specification's error catalogue. */
export class CallError extends Error {
  readonly title: string
  readonly detail: string | undefined
  readonly status: number | undefined
  readonly errors: Record<string, string[]>

  constructor(
    message: string,
    more: { title?: string; detail?: string | undefined; status?: number; errors?: Record<string, string[]> } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.title = more.title ?? message
    this.detail = more.detail
    this.status = more.status
    this.errors = more.errors ?? {}
  }
}

/** The single field error if there is exactly one with one message; otherwise the detail; otherwise the title. */
const messageOf = ({ errors = {}, detail, title }: Problem): string => {
  const fields = Object.values(errors)
  const only = fields.length === 1 && fields[0]?.length === 1 ? fields[0][0] : undefined
  return only ?? detail ?? title
}

const fromProblem = (status: number, body: unknown): CallError => {
  const parsed = problem.safeParse(body)
  if (!parsed.success) return new CallError('One or more validation errors occured', { status })
  const { title, detail, errors } = parsed.data
  return new CallError(messageOf(parsed.data), { title, detail, status, ...(errors && { errors }) })
}

export const errorOfStatus = (status: number, body: unknown): CallError => {
  if (status === 400 || status === 409) return fromProblem(status, body)
  if (status === 403) return new CallError('Insufficient rights to perform action', { status })
  if (status === 404) return new CallError('Not found', { status })
  return new CallError('Request error', { status, detail: 'An unknown error occurred' })
}

export const errorOfFailure = (): CallError => new CallError('An unknown error occurred')
