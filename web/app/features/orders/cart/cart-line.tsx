import { Link } from 'react-router'
import type { Currency } from '#contract/core/money.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { reductionsOf } from '#web/lib/payments/price-steps.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ignoreDoubleClick } from '#web/ui/lists/ignore-double-click.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { isOwnedLine, openReasons } from '../buying/owned.rules.ts'
import { type CartLine, hrefOf, imageOf, nameOf, thingOf } from '../order.ts'
import { lineOriginal, lineTotal, putBack, setQuantity, stepsOf } from './cart.rules.ts'
import { theCart } from './cart-store.ts'
import { LineFit } from './line-fit.tsx'
import { QuantityField } from './quantity-field.tsx'

/** Another tab may have removed the line meanwhile. */
const change = (line: CartLine, quantity: number): boolean => {
  try {
    theCart().change((order) => setQuantity(order, line.id, quantity))
    return true
  } catch (error) {
    tellFailure(error)
    return false
  }
}

const remove = (line: CartLine): void => {
  const cart = theCart()
  const index = cart.read().order.items.findIndex((item) => item.id === line.id)
  if (!change(line, 0)) return
  ignoreDoubleClick()
  const undo = { label: 'Undo', run: () => cart.change((order) => putBack(order, line, index)) }
  toast({ kind: 'info', text: `${nameOf(line)} was removed`, action: undo })
}

/** Every step from the price to the amount due. */
const Reductions = ({ line, currency, open }: { line: CartLine; currency: Currency; open: readonly string[] }) => {
  const reductions = [...reductionsOf({ steps: stepsOf(line, currency) }), ...open.map((text) => ({ text, amount: undefined }))]
  if (reductions.length === 0 || line.gone) return null
  return (
    <ul aria-label={`Why ${nameOf(line)} costs less`} className="mt-1.5 grid gap-0.5 text-12 text-ink-2">
      {reductions.map(({ text, amount }) => (
        <li key={text} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-break-word">{text}</span>
          {amount === undefined ? '–' : <Price amount={amount} currency={currency} exact className="font-normal" />}
        </li>
      ))}
    </ul>
  )
}

type CartLineRowProps = {
  line: CartLine
  currency: Currency
  level: 2 | 3
  onLeave?: (() => void) | undefined
  /** The bundle that contains it too; empty where one may, so that only its space is reserved. */
  inBundle?: string | undefined
}

/** One item in the cart: what it is, its creator, the quantity, and its price with the reasons. */
export const CartLineRow = ({ line, currency, level, onLeave, inBundle }: CartLineRowProps) => {
  const owned = useUser()?.ownedProducts
  const Heading = `h${level}` as const
  const name = nameOf(line)
  const [total, original] = [lineTotal(line, currency), lineOriginal(line, currency)]
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-b border-line py-4.5">
      <Link to={hrefOf(line)} onClick={onLeave} tabIndex={-1} aria-hidden="true" className={line.gone ? 'opacity-50' : undefined}>
        <Cover src={imageOf(line)} alt="" width={600} sizes="72px" />
      </Link>
      <div className="min-w-0">
        {/* As high as a price with its original price: it may get one after the page was shown. */}
        <div className="flex min-h-11 items-start justify-between gap-4">
          <div className="min-w-0">
            <Heading className="text-16 leading-snug tracking-normal wrap-break-word">
              <Link to={hrefOf(line)} onClick={onLeave} className="underline-offset-[0.2em] hover:underline">
                {name}
              </Link>
            </Heading>
            <p className="text-14 text-ink-2">
              {thingOf(line).creator.name} · {line.variation.name}
            </p>
          </div>
          {!line.gone && (
            <Price
              key={total}
              amount={total}
              original={original}
              currency={currency}
              per={periodOf(line.variation.recurrence)}
              exact
              className="flex shrink-0 flex-col items-end text-right [&_s]:mr-0"
            />
          )}
        </div>
        {line.gone && <p className="mt-1.5 text-14 text-bad">{line.gone}. It isn’t part of your order.</p>}
        {!line.gone && isOwnedLine(line, owned) && (
          <p className="mt-1.5">
            <Chip tone="warn">You already own this</Chip>
          </p>
        )}
        {inBundle !== undefined && (
          <p className="mt-1.5 min-h-5 text-14 text-ink-2">
            {inBundle && (
              <>
                Already in {inBundle}.{' '}
                <button
                  type="button"
                  className="link"
                  aria-label={`Remove ${name}, which is already in ${inBundle}`}
                  onClick={() => remove(line)}
                >
                  Remove?
                </button>
              </>
            )}
          </p>
        )}
        {!line.gone && <LineFit line={line} />}
        <Reductions line={line} currency={currency} open={openReasons(line, currency, owned)} />
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {!line.gone && <QuantityField name={name} quantity={line.quantity} onChange={(quantity) => change(line, quantity)} />}
          <button type="button" className="link -my-1 py-1 text-14 text-ink-2 hover:text-ink" onClick={() => remove(line)}>
            Remove<span className="sr-only"> {name}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
