import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type PreparedPageProps = { title: string; lead: string; way?: { to: string; label: string } }

/** A room that is part of the house and not furnished yet: it says so, what it is for, and where to go meanwhile. */
export const PreparedPage = ({ title, lead, way = { to: '/', label: 'Back to home' } }: PreparedPageProps) => (
  <>
    <h1 className="text-28">{title}</h1>
    <EmptyState title="Not open yet" action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}>
      {lead}
    </EmptyState>
  </>
)

export const titled = (what: string) => () => [{ title: `${what} - Soundfair` }]
