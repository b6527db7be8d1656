import { Link } from 'react-router'
import type { Home } from '#contract/storefront/storefront.ts'
import { categoryHref, categoryLabel } from '#web/features/storefront/category-label.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { Spotlight } from './spotlight.tsx'

/** A shop that has just opened has no creators to count. */
const makersText = (count: number): string => {
  if (count === 0) return 'independent makers'
  return count === 1 ? '1 independent maker' : `${count} independent makers`
}

export const Hero = ({ home }: { home: Home }) => (
  <section className="grid items-end gap-12 pt-12 pb-14 md:pt-18 md:pb-16 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
    <div className="min-w-0">
      <h1 className="max-w-[9.5em] text-40 sm:text-64">Tools for sound, from the people who make them.</h1>
      <p className="mt-5.5 mb-7.5 max-w-[31em] text-[1.125rem] text-ink-2">
        Plugins, packs and presets by{' '}
        <Link to="/creators" className="link">
          {makersText(home.creatorCount)}
        </Link>
        . Hear everything before you buy. Keep it on your machines, online or not.
      </p>
      <ul className="flex flex-wrap gap-1.5" aria-label="Categories">
        {home.categories.map(({ category, count }) => (
          <li key={category}>
            <ButtonLink size="small" to={categoryHref(category)}>
              {categoryLabel[category].many}{' '}
              <span className="figures font-normal text-ink-3">
                <Count of={count} />
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
    {home.spotlight && <Spotlight product={home.spotlight} />}
  </section>
)
