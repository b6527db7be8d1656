import { useState } from 'react'
import { Form, type MetaFunction, useLoaderData, useSearchParams } from 'react-router'
import { Conventions } from '#web/features/site/api-docs/conventions.tsx'
import { filterManual } from '#web/features/site/api-docs/manual.ts'
import { ManualGroups } from '#web/features/site/api-docs/manual-groups.tsx'
import { ManualIndex } from '#web/features/site/api-docs/manual-index.tsx'
import { ManualShapes } from '#web/features/site/api-docs/manual-shapes.tsx'
import { loadManual, loadManualInBrowser } from '#web/features/site/api-docs/read-manual.ts'
import { useUnfoldTarget } from '#web/features/site/api-docs/use-unfold-target.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

export const handle = { query: ['search'] }

export const loader = loadManual
export const clientLoader = loadManualInBrowser

export const meta: MetaFunction = () => [
  { title: 'API - Soundfair' },
  { name: 'description', content: 'Every call in the Soundfair API: routes, who may use them, parameters, bodies and responses.' },
]

export default function ApiDocs() {
  const manual = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const [filter, setFilter] = useState(query.get('search') ?? '')
  const groups = filterManual(manual.groups, filter)
  useUnfoldTarget()
  return (
    <>
      <header className="grid gap-x-16 gap-y-8 pt-12 pb-12 sm:pt-18 sm:pb-16 lg:grid-cols-[1fr_1.2fr]">
        <div className="grid content-start gap-5">
          <h1 className="text-40 sm:text-64">API</h1>
          <p className="max-w-[27em] text-20 text-ink-2">
            The site itself uses these calls, and your programs can too. The machine-readable description is at{' '}
            <a href="/api/openapi.json" className="link text-ink">
              openapi.json
            </a>
            .
          </p>
        </div>
        <Conventions origin={manual.origin} />
      </header>
      <div className="grid gap-x-12 border-t border-ink pt-6 lg:grid-cols-[210px_minmax(0,1fr)]">
        <div className="max-lg:hidden">
          <ManualIndex
            groups={groups}
            namesRoutes={filter !== ''}
            className="sticky top-6 max-h-[calc(100dvh-48px)] overflow-y-auto pr-2"
          />
        </div>
        <div className="min-w-0">
          <Form action="/api/docs" role="search" aria-label="Filter the routes" className="mb-10">
            <TextInput
              label="Filter the routes"
              labelHidden
              placeholder="Filter by path, name or access"
              type="search"
              name="search"
              value={filter}
              maxLength={200}
              onChange={(event) => setFilter(event.target.value)}
            />
          </Form>
          <ManualGroups groups={groups} filter={filter} onClear={() => setFilter('')} />
          <ManualShapes shapes={manual.shapes} />
        </div>
      </div>
    </>
  )
}
