import { seatsText } from './license-text.ts'

const maxDrawn = 12

/** The seats of a license at a glance: filled ones are in use. */
export const SeatBar = ({ taken, all }: { taken: number; all: number }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
    {all > 0 && all <= maxDrawn && (
      <span aria-hidden="true" className="inline-flex gap-0.75">
        {Array.from({ length: all }, (_none, seat) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            key={seat}
            className={`h-4.5 w-2.5 rounded-[3px] border ${seat < taken ? 'border-ink bg-ink' : 'border-line-strong'}`}
          />
        ))}
      </span>
    )}
    <span className="figures whitespace-nowrap">{seatsText(taken, all)}</span>
  </span>
)
