import type { ReactNode } from 'react'
import type { ApplicationDraft } from '#contract/creators/applications.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'

const Written = ({ children }: { children: string }) => <span className="whitespace-pre-line wrap-anywhere">{children}</span>

/** A draft may contain any text: only https addresses become links. */
const OutLink = ({ href }: { href: string }) =>
  href.startsWith('https://') ? (
    // The linked site learns nothing about who opens it.
    <a href={href} target="_blank" rel="noreferrer noopener nofollow" className="link wrap-anywhere">
      {href.replace(/^https:\/\//, '')}
    </a>
  ) : (
    <Written>{href}</Written>
  )

/** The application exactly as it was sent. */
export const ApplicationFacts = ({ form, more = [] }: { form: ApplicationDraft; more?: { term: ReactNode; detail: ReactNode }[] }) => (
  <DescriptionList
    items={[
      { term: 'Name', detail: form.name },
      { term: 'Requested id', detail: <span className="figures wrap-anywhere">/{form.wishedId}</span> },
      ...(form.websiteUrl ? [{ term: 'Website', detail: <OutLink href={form.websiteUrl} /> }] : []),
      ...(form.links.length > 0
        ? [
            {
              term: 'Links',
              detail: (
                <ul className="grid gap-1">
                  {form.links.map((link) => (
                    <li key={link}>
                      <OutLink href={link} />
                    </li>
                  ))}
                </ul>
              ),
            },
          ]
        : []),
      { term: 'Sells', detail: <Written>{form.sells}</Written> },
      ...(form.message ? [{ term: 'Message', detail: <Written>{form.message}</Written> }] : []),
      ...more,
    ]}
  />
)
