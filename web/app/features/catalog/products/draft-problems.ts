import type { z } from 'zod'
import { checkFields } from '#contract/core/field-messages.ts'

export type Problems = Readonly<Record<string, string>>

/** What a schema refuses: the first message of each field by its path. Empty where everything is valid. */
export const findProblems = (schema: z.ZodType, value: unknown): Problems => {
  const checked = checkFields(schema, value)
  if (checked.fits) return {}
  const problems: Record<string, string> = {}
  for (const { path, message } of checked.problems) problems[path.join('.')] ??= message
  return problems
}

/** The problems below a path, as the part of the form at that path needs them. */
export const problemsAt = (problems: Problems, path: string): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, message]) => (name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), message]] : [])),
  )

/** "Name: Use at most 80 characters", or how many fields need attention. */
export const problemText = (problems: Problems): string | undefined => {
  const messages = Object.values(problems)
  if (messages.length === 0) return undefined
  return messages.length === 1 ? messages[0] : `${messages.length} fields need attention`
}
