import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type OwnerPriceKind, ownerPriceKinds } from '#contract/catalog/catalog.ts'
import type { DraftOwnerPrice, DraftVariation } from '#contract/catalog/editing.ts'
import { currencies, defaultCurrency } from '#contract/core/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { MoneyInput } from '#web/ui/inputs/money-input.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { useRemoval } from '#web/ui/lists/use-removal.ts'
import type { Problems } from '../draft-problems.ts'
import { withPrice } from './derived-prices.ts'

/** Another product of the creator, whose owners may get a special price. */
export type OtherProduct = { id: string; name: string }

type OwnerPriceFieldsProps = {
  variation: DraftVariation
  others: readonly OtherProduct[]
  onOwnerPrices: (ownerPrices: DraftOwnerPrice[]) => void
  problems: Problems
  canEdit: boolean
}

const kinds = ownerPriceKinds.map((kind) => ({ value: kind, label: kind }))

type NamedProductsProps = { ids: readonly string[]; others: readonly OtherProduct[]; onIds: (ids: string[]) => void; canEdit: boolean }

const NamedProducts = ({ ids, others, onIds, canEdit }: NamedProductsProps) => {
  const nameOf = (id: string): string => others.find((other) => other.id === id)?.name || id
  const left = others.filter(({ id }) => !ids.includes(id))
  return (
    <div className="grid gap-2">
      {ids.length > 0 && (
        <ul aria-label="For owners of" className="flex flex-wrap gap-1.5">
          {ids.map((id) => (
            <li key={id} className="inline-flex items-center gap-1 rounded-small border border-line py-0.5 pr-1 pl-2 text-14">
              {nameOf(id)}
              {canEdit && (
                <button
                  type="button"
                  aria-label={`Not for owners of ${nameOf(id)}`}
                  className="grid size-6 place-items-center rounded-small text-ink-3 hover:text-ink"
                  onClick={() => onIds(ids.filter((other) => other !== id))}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canEdit && left.length > 0 && (
        <Select
          label="For owners of"
          className="max-w-64"
          value=""
          options={[{ value: '', label: 'Add a product' }, ...left.map(({ id, name }) => ({ value: id, label: name || id }))]}
          onChange={(event) => event.target.value && onIds([...ids, event.target.value])}
        />
      )}
    </div>
  )
}

/** The price for owners of another product of the creator: an upgrade or a crossgrade. */
export const OwnerPriceFields = ({ variation, others, onOwnerPrices, problems, canEdit }: OwnerPriceFieldsProps) => {
  const { ownerPrices = [], prices } = variation
  const shown = currencies.filter((currency) => currency === defaultCurrency || prices[currency] !== undefined)
  const changeOne = (at: number, part: Partial<DraftOwnerPrice>): void =>
    onOwnerPrices(ownerPrices.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const remove = useRemoval(ownerPrices, onOwnerPrices, JSON.stringify)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-14 font-semibold">Price for owners</legend>
      {ownerPrices.length === 0 && (
        <p className="text-14 text-ink-2">
          {others.length === 0 ? 'Once you have a second product, you can offer its owners an upgrade.' : 'Everyone pays the same.'}
        </p>
      )}
      {ownerPrices.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prices for owners have no id; their index identifies them
        <div key={at} className="grid gap-3 border-l border-line pl-4">
          <div className="flex flex-wrap items-start gap-3">
            <Select
              label="Kind"
              className="w-36"
              disabled={!canEdit}
              options={kinds}
              value={one.kind}
              onChange={(event) => changeOne(at, { kind: event.target.value as OwnerPriceKind })}
            />
            {shown.map((currency) => (
              <MoneyInput
                key={currency}
                label={`${currency} for owners`}
                className="w-36"
                currency={currency}
                amount={one.prices[currency]}
                disabled={!canEdit}
                error={problems[`ownerPrices.${at}.prices.${currency}`]}
                onAmount={(amount) => changeOne(at, { prices: withPrice(one.prices, currency, amount) })}
              />
            ))}
            {canEdit && (
              <IconButton
                label={`Remove the ${one.kind.toLowerCase()} price`}
                kind="quiet"
                className="mt-6 size-10"
                onClick={() => remove(at, `${one.kind} price`)}
              >
                <Trash size={16} aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <NamedProducts ids={one.productIds} others={others} canEdit={canEdit} onIds={(productIds) => changeOne(at, { productIds })} />
          {problems[`ownerPrices.${at}.productIds`] && (
            <FieldError id={`${variation.id}-owners-${at}`}>{problems[`ownerPrices.${at}.productIds`]}</FieldError>
          )}
          {prices.USD !== undefined && one.prices.USD !== undefined && one.prices.USD >= prices.USD && (
            <p className="text-14 text-warn">This is no lower than the regular price. Is that intended?</p>
          )}
        </div>
      ))}
      {canEdit && others.length > 0 && ownerPrices.length < 5 && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Plus size={15} aria-hidden="true" />}
          onPress={() => onOwnerPrices([...ownerPrices, { kind: 'Upgrade', productIds: [], prices: {} }])}
        >
          Add a price for owners
        </Button>
      )}
    </fieldset>
  )
}
