import { useSearchParams } from 'react-router'
import { IdentityFrame } from '#web/features/identity/identity-frame.tsx'
import { SignInForm } from '#web/features/identity/sign-in-form.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { getCreatorPage } from '#web/lib/api/storefront-routes.ts'
import { pastSignIn } from '#web/lib/session/guards.ts'
import { returnPath } from '#web/lib/session/return-path.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { followSlug } from './moved-creator.ts'

export const handle = { query: ['to'] }

const toStorefront = pastSignIn((params) => `/${params.creatorId}`)

export const middleware = [toStorefront]
export const clientMiddleware = [toStorefront]

const page = pageReads(
  ({ params }) => ({ creator: read(getCreatorPage, { params: { creatorId: params.creatorId ?? '' }, query: {} }) }),
  ({ creator }, { params, url }) => followSlug(params, creator.slug, url),
)

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ creator }) => [
  { title: `Sign in to ${creator.name} - Soundfair` },
  { name: 'description', content: `Sign in for what you bought from ${creator.name}: licenses, downloads and updates.` },
])

export default function StorefrontSignIn() {
  const { creator } = page.useData()
  const to = useSearchParams()[0].get('to')
  const storefront = `/${creator.slug}`
  const audition = creator.products.find((product) => product.audition)?.audition
  const peaks = audition?.sounds[audition.wet]?.peaks
  return (
    <IdentityFrame
      emblem={<Cover src={creator.logoUrl} alt="" width={600} sizes="96px" eager className="mb-6 w-20" />}
      title={creator.name}
      lead="Sign in with your Soundfair account to see what you own from this creator."
      aside={
        peaks && (
          <div aria-hidden="true" className="h-40 text-line-strong max-lg:hidden">
            <Wave peaks={peaks} columns={64} />
          </div>
        )
      }
    >
      <SignInForm to={returnPath(to, storefront)} askedTo={returnPath(to, storefront)} />
    </IdentityFrame>
  )
}
