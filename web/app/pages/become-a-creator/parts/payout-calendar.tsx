const days = Array.from({ length: 30 }, (_, at) => at + 1)
const lastPaid = 16

/** November as a strip: sales up to the 16th are older than 14 days on 1 December. */
export const PayoutCalendar = () => (
  <figure className="border-t border-line pt-4">
    <div aria-hidden="true" className="flex h-18 items-end gap-[3px]">
      {days.map((day) => (
        <span
          key={day}
          className={`min-w-0 flex-1 rounded-full ${day <= lastPaid ? 'bg-ink' : 'bg-line-strong'}`}
          style={{ height: `${28 + 44 * Math.abs(Math.sin(day * 1.3) * Math.cos(day * 0.37))}%` }}
        />
      ))}
      <span className="ml-2 h-full w-1.5 rounded-full bg-accent" />
    </div>
    <div aria-hidden="true" className="figures mt-2 flex justify-between text-12 text-ink-3">
      <span>1 Nov</span>
      <span>16 Nov</span>
      <span>1 Dec</span>
    </div>
    <figcaption className="mt-4 max-w-[31em] text-14 text-ink-2">
      On 1 December you are paid for everything sold up to 16 November. What was sold later is in the payout of 1 January.
    </figcaption>
  </figure>
)
