import { releaseColumns } from '#contract/releases/own-releases.ts'
import { releaseStatuses } from '#contract/releases/release-states.ts'
import { readChoice, sortIn } from '#web/ui/lists/table-query.ts'

/** What the address asks for; values that no list could have produced are ignored. */
export const releaseWish = (query: URLSearchParams) => {
  const search = query.get('q')?.trim().slice(0, 100)
  const product = query.get('product') ?? ''
  const status = readChoice(query, 'status', releaseStatuses)
  const after = query.get('after') ?? ''
  return {
    ...(search && { search }),
    ...(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(product) && { productId: product }),
    ...(status && { status }),
    ...sortIn(query, releaseColumns),
    ...(/^rel_[0-9a-z]{26}$/.test(after) && { after }),
  }
}
