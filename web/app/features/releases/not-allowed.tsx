import type { ProductReleases } from '#contract/releases/releases.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

type NotAllowedProps = { product: ProductReleases; isSignedIn: boolean; here: string }

/** Why there is no download, and what to do about it. */
export const NotAllowed = ({ product, isSignedIn, here }: NotAllowedProps) => {
  const buy = (
    <ButtonLink size="small" kind={isSignedIn ? 'go' : 'plain'} to={`/${product.creator.slug}/${product.productId}`}>
      See {product.name}
    </ButtonLink>
  )
  if (isSignedIn) {
    return (
      <Notice kind="info" title="Not in your account" action={buy}>
        {product.name} is for owners only. If you bought it with a different address, sign in with that one.
      </Notice>
    )
  }
  return (
    <Notice
      kind="info"
      title="Sign in to download"
      action={
        <span className="flex flex-wrap gap-2.5">
          {product.downloadsNeedsOwnership && buy}
          <ButtonLink size="small" kind="go" to={`/sign-in?to=${encodeURIComponent(here)}`}>
            Sign in
          </ButtonLink>
        </span>
      }
    >
      {product.downloadsNeedsOwnership
        ? `${product.name} is for owners only. Your downloads are in your account.`
        : `${product.name} can be tried for ${product.trialDays === 1 ? '1 day' : `${product.trialDays} days`} with an account.`}
    </Notice>
  )
}
