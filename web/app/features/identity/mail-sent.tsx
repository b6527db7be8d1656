import MailCheck from 'lucide-react/icons/mail-check'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

type MailSentProps = { title: string; email: string; children: ReactNode; isMailboxHere: boolean }

/** Replaces a form after an email was sent. It takes the focus, because the form that had it is gone. */
export const MailSent = ({ title, email, children, isMailboxHere }: MailSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="max-w-105 border-t border-ink pt-5">
      <MailCheck size={24} aria-hidden="true" className="text-ok" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-20">
        {title}
      </h2>
      <p className="mt-2 wrap-anywhere text-ink-2">
        If <span className="text-ink">{email}</span> is right, an e-mail is on its way.
      </p>
      <div className="mt-3 grid gap-3 text-14 text-ink-2">{children}</div>
      {isMailboxHere && (
        <p className="mt-4 text-14 text-ink-2">
          This shop saves its e-mails to disk:{' '}
          <Link to="/dev/mail" className="link">
            open the mailbox
          </Link>
          .
        </p>
      )}
    </section>
  )
}
