import type { CouponItem } from '#contract/coupons/coupons.ts'
import type { VoucherGift } from '#contract/vouchers/vouchers.ts'
import { FormPart } from '#web/ui/forms/form-part.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { SearchedList } from '#web/ui/lists/searched-list.tsx'
import { ItemLabel } from '#web/ui/texts/item-label.tsx'
import { quantityOf, withQuantity } from './choose-gifts.ts'

type GiftsProps = {
  gifts: readonly VoucherGift[]
  items: readonly CouponItem[]
  onGifts: (gifts: VoucherGift[]) => void
  canEdit: boolean
  error: string | undefined
}

type ChoiceProps = Pick<GiftsProps, 'gifts' | 'onGifts' | 'canEdit'> & { item: CouponItem }

const GiftChoice = ({ item, gifts, onGifts, canEdit }: ChoiceProps) => {
  const quantity = quantityOf(gifts, item)
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Checkbox
        label={<ItemLabel name={item.name} isBundle={item.kind === 'Bundle'} isLive={item.isLive} />}
        checked={quantity > 0}
        disabled={!canEdit}
        onChange={(event) => onGifts(withQuantity(gifts, item, event.target.checked ? 1 : 0))}
      />
      {quantity > 0 && (
        <NumberInput
          label={`How many of ${item.name}`}
          labelHidden
          size="small"
          value={quantity}
          min={1}
          max={100}
          disabled={!canEdit}
          onNumber={(next) => onGifts(withQuantity(gifts, item, next))}
          className="w-20"
        />
      )}
    </div>
  )
}

/** What each use of a code gives: products and bundles with their quantities. */
export const GiftsPart = ({ gifts, items, onGifts, canEdit, error }: GiftsProps) => (
  <FormPart title="Gives" note="Each use of a code gives all of this: one license each, with the seats of the first perpetual variation.">
    <div className="grid gap-3">
      {error && <FieldError id="voucher-gifts-error">{error}</FieldError>}
      <SearchedList
        label="Your items"
        searchLabel="Search your items"
        items={items}
        keyOf={(item) => `${item.kind} ${item.itemId}`}
        textOf={({ name, itemId }) => `${name} ${itemId}`}
        none="No matches."
      >
        {(item) => <GiftChoice item={item} gifts={gifts} onGifts={onGifts} canEdit={canEdit} />}
      </SearchedList>
    </div>
  </FormPart>
)
