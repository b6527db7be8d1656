import { useState } from 'react'
import { maxPerLine } from './cart.rules.ts'

type QuantityFieldProps = { name: string; quantity: number; onChange: (quantity: number) => void }

const step =
  'grid w-9 place-items-center text-ink-2 hover:bg-paper-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-60'

/** The quantity of a line. Typed text is applied only once it is a valid number. */
export const QuantityField = ({ name, quantity, onChange }: QuantityFieldProps) => {
  const [typed, setTyped] = useState<string>()
  const take = (text: string): void => {
    setTyped(text)
    if (/^\d{1,4}$/.test(text) && Number(text) > 0) onChange(Math.min(maxPerLine, Number(text)))
  }
  return (
    <div className="inline-flex h-9 overflow-clip rounded border border-edge">
      <button
        type="button"
        className={step}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
        aria-label={`One fewer of ${name}`}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        value={typed ?? String(quantity)}
        onChange={(event) => take(event.target.value.trim())}
        onBlur={() => setTyped(undefined)}
        className="figures w-11 border-x border-line bg-paper text-center text-14 text-ink -outline-offset-2"
      />
      <button
        type="button"
        className={step}
        disabled={quantity >= maxPerLine}
        onClick={() => onChange(quantity + 1)}
        aria-label={`One more of ${name}`}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
