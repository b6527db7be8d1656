import { SectionHead } from '#web/ui/frame/section-head.tsx'

const steps = [
  ['Apply', 'Your name, the address you would like, and what you make. A person reads it.'],
  ['Hear from us', 'A yes opens your studio. A no comes with the reason.'],
  ['Set up', 'Sign the terms, build a page, upload a release and add a payout account.'],
  ['Open', 'Your release is approved, your storefront goes public, and you can sell.'],
] as const

export const Steps = () => (
  <section aria-labelledby="steps" className="pb-14">
    <SectionHead id="steps" title="From here to your first sale" />
    <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(([title, text], at) => (
        <li key={title} className="grid content-start gap-2">
          <span aria-hidden="true" className="figures text-40 leading-none text-ink-3">
            {at + 1}
          </span>
          <h3 className="mt-2 text-16">{title}</h3>
          <p className="max-w-[21.5em] text-14 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
