import { type PageBlock, pageBlock } from '#contract/page-blocks.ts'

/** What the contract has against a field of a block, so that the page says it before the server does. */
export const fieldProblem = (block: PageBlock, ...path: (string | number)[]): string | undefined => {
  const parsed = pageBlock.safeParse(block)
  return parsed.error?.issues.find((issue) => issue.path.join('.') === path.join('.'))?.message
}
