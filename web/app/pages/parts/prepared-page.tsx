import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

type PreparedPageProps = { title: string; lead: string; way?: { to: string; label: string } }

/** A room that is part of the house and not furnished yet: it says what it is for and where to go meanwhile. */
export const PreparedPage = ({ title, lead, way = { to: '/', label: 'Back to home' } }: PreparedPageProps) => (
  <div className="py-16">
    <h1 className="text-40">{title}</h1>
    <p className="mt-4 max-w-[52ch] text-20 text-ink-2">{lead}</p>
    <ButtonLink to={way.to} className="mt-8">
      {way.label}
    </ButtonLink>
  </div>
)

export const titled = (what: string) => () => [{ title: `${what} - Soundfair` }]
