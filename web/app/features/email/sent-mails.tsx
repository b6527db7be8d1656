import { useState } from 'react'
import { listSentMails, type SentMail } from '#contract/email/mail-archive.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useMore } from '#web/lib/api/use-more.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { mailLabel } from './mail-text.ts'

const MailRow = ({ mail, onOpen }: { mail: SentMail; onOpen: () => void }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
    <Chip tone={mail.state === 'Failed' ? 'bad' : 'plain'}>{mail.state === 'Failed' ? 'Not accepted' : mailLabel[mail.kind]}</Chip>
    <span className="min-w-0 grow basis-60 wrap-anywhere">
      <button type="button" className="link cursor-pointer text-left" onClick={onOpen}>
        {mail.subject}
      </button>
      <span className="block text-12 text-ink-2">
        to {mail.to || 'a deleted account'}
        {mail.sentAgainBy && `, sent again by ${mail.sentAgainBy}`}
      </span>
      {mail.reason && <span className="block text-12 text-bad">{mail.reason}</span>}
    </span>
    <span className="text-ink-2">
      <Instant at={mail.at} show="moment" />
    </span>
  </li>
)

type SentMailsProps = {
  /** An address, or an order. */
  of: { email: string } | { orderId: string }
  mayResend: boolean
}

/** Sent emails, newest first; each can be opened and sent again. */
export const SentMails = ({ of, mayResend }: SentMailsProps) => {
  const { data, error, refetch } = useRead(read(listSentMails, { query: of }))
  const { parts, hasMore, readMore } = useMore<typeof listSentMails>(data, (all) => {
    const last = all.at(-1)
    const after = last?.hasMore ? last.items.at(-1)?.id : undefined
    return after === undefined ? undefined : read(listSentMails, { query: { ...of, after } })
  })
  const [opened, setOpened] = useState<SentMail>()
  if (error) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState title={title} level={3} onRetry={async () => void (await refetch())} className="py-4">
        {text}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading e-mails" className="py-2">
        <Skeleton className="h-10" />
      </Loading>
    )
  }
  const mails = parts.flatMap(({ items }) => items)
  return (
    <>
      {mails.length === 0 && <p className="py-2.5 text-14 text-ink-2">No e-mails sent yet.</p>}
      <ul>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} onOpen={() => setOpened(mail)} />
        ))}
      </ul>
      {hasMore && (
        <Button size="small" className="mt-3" onPress={readMore}>
          Show older
        </Button>
      )}
      <MailDialog mail={opened} mayResend={mayResend} onClose={() => setOpened(undefined)} onResent={refetch} />
    </>
  )
}
