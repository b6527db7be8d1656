import type { Problem, RefusalCode } from '#contract/core/problem.ts'

type More = {
  title?: string
  detail?: string | undefined
  status?: number
  errors?: Record<string, string[]> | undefined
  /** The code of the refusal: the end of the problem's type. */
  code?: string | undefined
}

/** A failed call, with the messages of the specification's error catalogue. */
export class CallError extends Error {
  readonly title: string
  readonly detail: string | undefined
  readonly status: number | undefined
  readonly errors: Record<string, string[]>
  readonly code: string | undefined

  constructor(message: string, more: More = {}) {
    super(message)
    this.name = 'CallError'
    this.title = more.title ?? message
    this.detail = more.detail
    this.status = more.status
    this.errors = more.errors ?? {}
    this.code = more.code
  }
}

/** A failure without a call, whose message is in the catalogue or written for the visitor. */
export class MessageError extends Error {
  override readonly name = 'MessageError'
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

const isText = (value: unknown): boolean => typeof value === 'string'

const areFieldErrors = (errors: unknown): boolean =>
  typeof errors === 'object' && errors !== null && Object.values(errors).every((lines) => Array.isArray(lines) && lines.every(isText))

/** Parsed by hand, as far as it is shown: a failure must be reported even where the library of shapes did not load. */
const isProblem = (body: unknown): body is Problem => {
  const { type, title, detail, errors } = (body ?? {}) as Partial<Problem>
  return isText(type) && isText(title) && (detail === undefined || isText(detail)) && (errors === undefined || areFieldErrors(errors))
}

const fromProblem = (status: number, body: unknown): CallError => {
  if (!isProblem(body)) return new CallError('One or more validation errors occured', { status })
  const { type, title, detail, errors } = body
  return new CallError(messageOf(body), { title, detail, status, errors, code: codeOf(type) })
}

/** Answers other than 400 and 409 have fixed messages; only the code is taken from their body. */
const reasonIn = (body: unknown): string | undefined => (isProblem(body) ? codeOf(body.type) : undefined)

/** "about 5 minutes": nobody counts the seconds. */
const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 2) return 'a minute'
  return minutes < 90 ? `about ${minutes} minutes` : `about ${Math.ceil(minutes / 60)} hours`
}

const tooOften = (retryAfter: number | undefined): string =>
  `Wait ${retryAfter === undefined ? 'a few minutes' : waitText(retryAfter)}, then try again.`

const secondsIn = (header: string | null | undefined): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Number(header) : undefined

export const errorOfStatus = (status: number, body: unknown, retryAfter?: string | null): CallError => {
  if (status === 400 || status === 409) return fromProblem(status, body)
  const code = reasonIn(body)
  if (status === 403) return new CallError('Insufficient rights to perform action', { status, code })
  if (status === 404) return new CallError('Not found', { status, code })
  const detail = status === 429 ? tooOften(secondsIn(retryAfter)) : 'An unknown error occurred'
  return new CallError('Request error', { status, code, detail })
}

/** The call may have arrived: only its answer is known to be missing. */
export const errorOfFailure = (): CallError =>
  new CallError('An unknown error occurred', { detail: 'We got no answer. Check your connection, then try again.' })
