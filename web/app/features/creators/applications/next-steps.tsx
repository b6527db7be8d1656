import type { ApplicationStatus } from '#contract/creators/applications.ts'

const steps = [
  { title: 'You send it', text: 'You get an e-mail confirming it.' },
  { title: 'A person reads it', text: 'Usually within three working days. If something isn’t clear, we’ll ask and you can answer here.' },
  { title: 'You get our answer', text: 'By e-mail and on this page, with the reason if it’s a no. You can then apply again.' },
  { title: 'Your studio opens', text: 'With a starter storefront and a list of what’s left to do before you can sell.' },
]

const reached: Readonly<Record<ApplicationStatus, number>> = { Draft: 0, Submitted: 1, ChangesAsked: 1, Rejected: 2, Approved: 3 }

/** The steps of an application, with its current status. */
export const NextSteps = ({ status = 'Draft' }: { status?: ApplicationStatus | undefined }) => (
  <section aria-labelledby="next-steps" className="border-t border-ink pt-5">
    <h2 id="next-steps" className="text-20">
      What happens next
    </h2>
    <ol className="mt-4 grid gap-4">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          aria-current={reached[status] === index ? 'step' : undefined}
          className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line pt-3 text-14 aria-[current]:border-accent"
        >
          <span aria-hidden="true" className="figures text-ink-3">
            {index + 1}
          </span>
          <span>
            <b>{title}</b>
            <span className="mt-0.5 block text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
)
