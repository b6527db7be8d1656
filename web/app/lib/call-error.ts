import { type Problem, problem, type RefusalCode } from '#contract/problem.ts'

type More = {
  title?: string
  detail?: string | undefined
  status?: number
  errors?: Record<string, string[]> | undefined
  /** Why the server said no: the end of the problem's type. */
  code?: string | undefined
  /** How many seconds the server asks to wait. */
  retryAfter?: number | undefined
}

/** A call that failed, in the words of the specification's error catalogue. */
export class CallError extends Error {
  readonly title: string
  readonly detail: string | undefined
  readonly status: number | undefined
  readonly errors: Record<string, string[]>
  readonly code: string | undefined
  readonly retryAfter: number | undefined

  constructor(message: string, more: More = {}) {
    super(message)
    this.name = 'CallError'
    this.title = more.title ?? message
    this.detail = more.detail
    this.status = more.status
    this.errors = more.errors ?? {}
    this.code = more.code
    this.retryAfter = more.retryAfter
  }
}

/** Whether a failed call was refused for this reason. */
export const isRefusal = (error: unknown, code: RefusalCode): boolean => error instanceof CallError && error.code === code

/** The single field error if there is exactly one with one message; otherwise the detail; otherwise the title. */
const messageOf = ({ errors = {}, detail, title }: Problem): string => {
  const fields = Object.values(errors)
  const only = fields.length === 1 && fields[0]?.length === 1 ? fields[0][0] : undefined
  return only ?? detail ?? title
}

const codeOf = (type: string): string | undefined => type.split('/').at(-1)

const fromProblem = (status: number, body: unknown): CallError => {
  const parsed = problem.safeParse(body)
  if (!parsed.success) return new CallError('One or more validation errors occured', { status })
  const { type, title, detail, errors } = parsed.data
  return new CallError(messageOf(parsed.data), { title, detail, status, errors, code: codeOf(type) })
}

/** The answers beside 400 and 409 have words of their own; only the reason is taken from their body. */
const reasonIn = (body: unknown): string | undefined => {
  const parsed = problem.safeParse(body)
  return parsed.success ? codeOf(parsed.data.type) : undefined
}

const secondsIn = (header: string | null | undefined): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Number(header) : undefined

export const errorOfStatus = (status: number, body: unknown, retryAfter?: string | null): CallError => {
  if (status === 400 || status === 409) return fromProblem(status, body)
  const code = reasonIn(body)
  if (status === 403) return new CallError('Insufficient rights to perform action', { status, code })
  if (status === 404) return new CallError('Not found', { status, code })
  return new CallError('Request error', { status, code, detail: 'An unknown error occurred', retryAfter: secondsIn(retryAfter) })
}

export const errorOfFailure = (): CallError => new CallError('An unknown error occurred')
