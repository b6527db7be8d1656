import { ApplyLink } from './apply-link.tsx'
import { Calculator } from './calculator.tsx'

export const Hero = () => (
  <div className="grid gap-x-16 gap-y-12 pt-12 pb-14 sm:pt-18 sm:pb-20 lg:grid-cols-[1.1fr_1fr]">
    <div className="grid content-start justify-items-start">
      <h1 className="max-w-[8.2em] text-40 sm:text-64">Make the sound. We run the shop.</h1>
      <p className="mt-6 max-w-[31em] text-20 text-ink-2">
        You set the price and build the page. Soundfair takes the payment, charges the tax, issues the license and delivers the file. You
        keep 85% of the price without tax, and 92% when you bring the buyer yourself.
      </p>
      <div className="mt-8">
        <ApplyLink />
      </div>
      <p className="mt-3 text-14 text-ink-2">Plugins, sample packs, presets, MIDI, templates, courses and books.</p>
    </div>
    <Calculator />
  </div>
)
