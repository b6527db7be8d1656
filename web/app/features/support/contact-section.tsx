import type { ReactNode } from 'react'

/** The contact form, at the end of the page and at /support#contact. */
export const ContactSection = ({ children }: { children: ReactNode }) => (
  <section id="contact" aria-labelledby="contact-title" className="grid gap-x-6 gap-y-8 border-t border-ink pt-8 lg:grid-cols-12">
    <div className="grid content-start gap-3 lg:col-span-4">
      <h2 id="contact-title" className="text-28">
        Contact support
      </h2>
      <p className="max-w-[24em] text-ink-2">
        Tell us what you did, what happened, and what you expected. If it is about a purchase, the order number helps.
      </p>
      <p className="max-w-[24em] text-14 text-ink-2">Never send a password or card number. We don’t need either.</p>
    </div>
    <div className="min-w-0 lg:col-span-8">{children}</div>
  </section>
)
