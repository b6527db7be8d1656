import ArrowRight from 'lucide-react/icons/arrow-right'
import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'

/** The creator of the portrait, next to the text, with a link to the storefront. */
export const CreatorAside = ({ creator, className }: { creator: CreatorPage; className?: string }) => (
  <aside aria-label={creator.name} className={classes('h-fit border-t border-ink pt-5 lg:sticky lg:top-8', className)}>
    <div className="flex items-center gap-4">
      <Cover src={creator.logoUrl} alt="" width={160} className="w-16 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-20">{creator.name}</h2>
        <p className="mt-1 text-14 text-ink-3">
          <span className="figures">{creator.products.length}</span> {creator.products.length === 1 ? 'product' : 'products'}
        </p>
      </div>
    </div>
    {creator.tagline && <p className="mt-4 max-w-[27em] text-ink-2">{creator.tagline}</p>}
    <ButtonLink to={`/${creator.slug}`} className="mt-5">
      Open the storefront <ArrowRight size={16} aria-hidden="true" />
    </ButtonLink>
  </aside>
)
