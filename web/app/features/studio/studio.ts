import type { AnswerOf } from '#contract/core/route.ts'
import type { getStudio } from '#contract/studio/studio.ts'

export type Studio = AnswerOf<typeof getStudio>
export type Sales = NonNullable<Studio['sales']>

/** Nothing was sold in either period: there is nothing to chart yet. */
export const hasNoSales = ({ units, before, newest }: Sales): boolean => units === 0 && before.units === 0 && newest.length === 0
