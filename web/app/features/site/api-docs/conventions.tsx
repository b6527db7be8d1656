import { DescriptionList } from '#web/ui/description-list.tsx'
import { shapeAnchor } from './shape-tree.tsx'

/** Conventions of all routes, described once. */
export const Conventions = ({ origin }: { origin: string }) => (
  <DescriptionList
    className="border-t border-line"
    items={[
      { term: 'Address', detail: <span className="figures">{origin}</span> },
      { term: 'Form', detail: 'JSON in and out. Unknown fields are refused. A field with a question mark is optional.' },
      { term: 'Instants', detail: 'UTC, written as 2026-11-15T09:30:00.000Z' },
      { term: 'Money', detail: 'A decimal amount with its currency, or a map of amounts by currency' },
      {
        term: 'Refusals',
        detail: (
          <>
            A{' '}
            <a href={`#${shapeAnchor('Problem')}`} className="link">
              Problem
            </a>{' '}
            as application/problem+json, with the messages of single fields in errors. 429 and 503 say in Retry-After how long to wait.
          </>
        ),
      },
      {
        term: 'Access',
        detail:
          'public for everyone, signed-in for customers, creator and staff for their members, operator for machines, development not in production',
      },
    ]}
  />
)
