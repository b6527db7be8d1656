import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { socialLinks } from './social-links.ts'

/** Who the creator is: logo, name, links, and the waveform of their newest sample as the divider. */
export const CreatorHead = ({ creator }: { creator: CreatorPage }) => {
  const links = socialLinks(creator)
  const audition = creator.products.find((product) => product.audition)?.audition
  const peaks = audition?.sounds[audition.wet]?.peaks
  return (
    <header className="pt-10 pb-12">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Cover src={creator.logoUrl} alt="" width={600} sizes="96px" eager className="w-20 shrink-0 sm:w-24" />
        <div className="min-w-0">
          <h1 className="text-40">{creator.name}</h1>
          {creator.tagline && <p className="mt-1.5 text-20 text-ink-2">{creator.tagline}</p>}
        </div>
        {links.length > 0 && (
          <ul aria-label={`${creator.name} elsewhere`} className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2 sm:ml-auto">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel="nofollow ugc noopener" className="link">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {peaks && (
        <div className="mt-10 h-10 text-line-strong">
          <Wave peaks={peaks} columns={160} />
        </div>
      )}
    </header>
  )
}
