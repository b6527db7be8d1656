import type { answerFields } from '#contract/support/canned-answers.ts'

export type Filling = Readonly<Record<(typeof answerFields)[number], string>>

/** A canned answer with its fields filled in; an unknown field stays as it is, so that it is noticed. */
export const fillAnswer = (body: string, filling: Filling): string =>
  body.replaceAll(/\{(\w+)\}/g, (whole, field: string) => filling[field as keyof Filling] || whole)
