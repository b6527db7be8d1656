import type { MetaFunction } from 'react-router'
import { readMail } from '#contract/core/system.ts'
import { EmailFrame } from '#web/features/email/email-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const page = pageReads(({ params }) => ({ email: read(readMail, { params: { mailId: params.mailId ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta: MetaFunction = () => [
  { title: 'Mailbox - Soundfair' },
  { name: 'description', content: 'One e-mail from the mailbox on disk, as its reader would see it.' },
]

export default function Email() {
  const { email } = page.useData()
  return (
    <div className="grid gap-8 pt-6">
      <Breadcrumbs crumbs={[{ label: 'Mailbox', to: '/dev/mail' }, { label: email.subject }]} className="wrap-anywhere" />
      <header className="grid gap-5">
        <h1 className="text-28 wrap-anywhere sm:text-40">{email.subject}</h1>
        <DescriptionList
          className="border-t border-line"
          items={[
            { term: 'From', detail: email.from },
            { term: 'To', detail: email.to },
            { term: 'Sent', detail: <Instant at={email.at} show="moment" className="figures" /> },
            ...email.attachments.map(({ name, type, content }) => ({
              term: 'Attached',
              detail: (
                <a href={`data:${type};base64,${content}`} download={name} className="figures underline">
                  {name}
                </a>
              ),
            })),
            { term: 'Id', detail: <span className="figures">{email.id}</span> },
          ]}
        />
      </header>
      <section aria-labelledby="headers">
        <SectionHead id="headers" title="Headers" />
        <pre className="figures rounded border border-line bg-paper-2 px-4 py-3.5 text-14 whitespace-pre-wrap wrap-anywhere">
          {email.headers.map(({ name, value }) => `${name}: ${value}\n`).join('')}
        </pre>
      </section>
      <section aria-labelledby="as-html">
        <SectionHead id="as-html" title="As HTML" />
        <EmailFrame html={email.html} />
      </section>
      <section aria-labelledby="as-text">
        <SectionHead id="as-text" title="As plain text" />
        <pre className="figures rounded border border-line bg-paper-2 px-4 py-3.5 text-14 whitespace-pre-wrap wrap-anywhere">
          {email.text}
        </pre>
      </section>
    </div>
  )
}
