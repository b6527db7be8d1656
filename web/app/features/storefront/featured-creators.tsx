import { Link } from 'react-router'
import type { Home } from '#contract/storefront/storefront.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'

/** The creators that staff feature, in their order. */
export const FeaturedCreators = ({ creators }: Pick<Home, 'creators'>) => (
  <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-6">
    {creators.map(({ id, name, slug, logoUrl, tagline }) => (
      <li key={id} className="min-w-0">
        <Link to={`/${slug}`} className="group grid gap-2">
          <Cover src={logoUrl} alt="" width={300} sizes="160px" className="w-full" />
          <b className="truncate group-hover:underline">{name}</b>
          {tagline && <span className="line-clamp-2 text-14 text-ink-2">{tagline}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
