import { type Problem, type RefusalCode, refusals } from '#contract/core/problem.ts'

type FieldErrors = Record<string, string[]>

/** Thrown when an action refuses. The contract defines the code with its status, title and detail. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: string
  readonly errors: FieldErrors | undefined
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, more: { detail?: string; errors?: FieldErrors; retryAfter?: number } = {}) {
    super(`${code}: ${more.detail ?? refusals[code].detail}`)
    this.name = 'Refusal'
    this.code = code
    this.detail = more.detail ?? refusals[code].detail
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }

  get status(): number {
    return refusals[this.code].status
  }
}

export const refuse = (code: RefusalCode, more?: ConstructorParameters<typeof Refusal>[1]): never => {
  throw new Refusal(code, more)
}

/** The title, and the word for plugins if there is one. */
const describeCode = (code: RefusalCode): Pick<Problem, 'title' | 'errorType'> => {
  const { title, errorType }: { title: string; errorType?: string } = refusals[code]
  return { title, ...(errorType && { errorType }) }
}

export const toProblem = (refusal: Refusal, instance: string): Problem => ({
  type: `/problems/${refusal.code}`,
  ...describeCode(refusal.code),
  detail: refusal.detail,
  status: refusal.status,
  instance,
  ...(refusal.errors && { errors: refusal.errors }),
})
