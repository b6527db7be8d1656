import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

const bars = [3, 5, 4, 7, 6, 9, 8, 12, 10, 14, 12, 17, 15, 20, 17, 22, 19, 25, 22, 27, 24, 30, 26, 32, 29, 35, 31, 37, 34, 40]

/** Without sales: a placeholder for the figures. Somebody new had no period before. */
export const SalesToCome = ({ storefrontHref, isNew }: { storefrontHref: string; isNew: boolean }) => (
  <section
    aria-labelledby="sales-to-come"
    className="grid items-center gap-x-10 gap-y-6 border-y border-line py-8 sm:grid-cols-[1fr_minmax(0,300px)]"
  >
    <div className="grid justify-items-start gap-2">
      <h2 id="sales-to-come" className="text-20">
        Your sales will appear here
      </h2>
      <p className="max-w-[35em] text-ink-2">
        After your first sale you’ll see revenue and units by day against the previous period, your best sellers and your latest customers.
        {!isNew && ' Nothing was sold in this period or the one before.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <ButtonLink to={storefrontHref} size="small">
          View your storefront
        </ButtonLink>
        <ButtonLink to="/resources" size="small" kind="quiet">
          Read how selling works
        </ButtonLink>
      </div>
    </div>
    <svg viewBox="0 0 300 84" aria-hidden="true" className="w-full text-line" fill="currentColor">
      {bars.map((height, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
          key={at}
          x={at * 10}
          y={84 - height * 2}
          width="5"
          height={height * 2}
          rx="2.5"
        />
      ))}
    </svg>
  </section>
)
