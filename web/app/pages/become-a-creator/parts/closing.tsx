import { ApplyLink } from './apply-link.tsx'

export const Closing = () => (
  <section aria-labelledby="closing" className="grid justify-items-start gap-6 border-t border-ink pt-10">
    <h2 id="closing" className="max-w-[16ch] text-40">
      Tell us what you make.
    </h2>
    <ApplyLink />
  </section>
)
