import { type PageBlock, pageBlock } from '#contract/catalog/page-blocks.ts'
import { checkFields } from '#contract/core/field-messages.ts'

/** The contract's message for a field of a block, so that the page shows it before the server does. */
export const fieldProblem = (block: PageBlock, ...path: (string | number)[]): string | undefined => {
  const checked = checkFields(pageBlock, block)
  return checked.fits ? undefined : checked.problems.find((problem) => problem.path.join('.') === path.join('.'))?.message
}
