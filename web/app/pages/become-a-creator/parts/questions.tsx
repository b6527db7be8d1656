import Plus from 'lucide-react/icons/plus'

const questions = [
  [
    'Who is the seller?',
    'Soundfair is. We charge the tax in the buyer’s country and issue the invoice, so you don’t need to register there for these sales. Your share is your income to declare.',
  ],
  [
    'Can I sell from my own site?',
    'Yes, with an embed, a buy link or the API, at a fee of 8%. The checkout opens over your page, so buyers never leave it.',
  ],
  ['Can I give something away?', 'Yes. Set the price to 0. Buyers leave an e-mail address and no card is needed.'],
  [
    'My plugin already has a license system. Can I keep it?',
    'Yes. A product can be delivered by you. We sell it and take the payment, and you hand over what your own system needs.',
  ],
  [
    'What happens with a refund?',
    'The license for the refunded item is revoked, and tax, fee and your share are reversed in proportion. You or our staff can refund within 60 days.',
  ],
  [
    'Can several of us work on it?',
    'Yes. Members have roles: Admin, Plugin developer, Marketing and Financial. Each sees and changes what the role needs.',
  ],
] as const

export const Questions = () => (
  <section aria-labelledby="questions" className="grid gap-x-6 gap-y-6 border-t border-line pt-5 pb-14 lg:grid-cols-12">
    <h2 id="questions" className="text-28 lg:col-span-4">
      Questions and answers
    </h2>
    <div className="lg:col-span-8">
      {questions.map(([question, answer], at) => (
        <details key={question} open={at === 0} className="group border-b border-line first:border-t lg:first:border-t-0">
          <summary className="flex items-center justify-between gap-4 py-4 font-semibold lg:group-first:pt-1 [&::-webkit-details-marker]:hidden">
            {question}
            <Plus size={18} aria-hidden="true" className="shrink-0 text-ink-3 transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-[40em] pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  </section>
)
