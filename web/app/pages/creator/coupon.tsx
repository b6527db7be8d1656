import { creatorLevel } from '#contract/core/permissions.ts'
import { changeCoupon, getCoupon, listCouponItems, listCoupons, switchCoupon } from '#contract/coupons/coupons.ts'
import { CouponFigures, CouponSales } from '#web/features/coupons/coupon-figures.tsx'
import { CouponForm } from '#web/features/coupons/coupon-form.tsx'
import { offText, statusTones } from '#web/features/coupons/coupon-text.ts'
import { CouponTrial } from '#web/features/coupons/coupon-trial.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { statusText } from '#web/lib/catalog/status-text.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useWriteMoney } from '#web/ui/price.tsx'
import { useWritePercent } from '#web/ui/texts/percent.tsx'

export const handle = { query: ['sales'] }

const page = pageReads(({ params }) => ({
  coupon: read(getCoupon, { params: { couponId: params.couponId ?? '' } }),
  items: read(listCouponItems, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ coupon }) => [{ title: `${coupon.code} - Soundfair` }])

export default function CreatorCoupon() {
  const { coupon, items } = page.useData()
  const user = useUser()
  const [money, percent] = [useWriteMoney(), useWritePercent()]
  const reread = useReread()
  const canEdit = creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'
  const params = { couponId: coupon.id }

  const turn = async (isOn: boolean): Promise<false> => {
    await call(switchCoupon, { params, body: { isOn } })
    await reread(listCoupons)
    toast({ kind: 'ok', text: isOn ? `${coupon.code} is on` : `${coupon.code} is off. Orders that are paid stay as they are.` })
    return false
  }
  return (
    <StudioFrame>
      <Breadcrumbs crumbs={[{ label: 'Coupons', to: '/creator/coupons' }, { label: coupon.code }]} className="mb-4" />
      <PageHead
        title={coupon.code}
        note={
          <span className="inline-flex items-center gap-3">
            <Chip tone={statusTones[coupon.status]}>{statusText(coupon.status)}</Chip>
            {offText(coupon, { money, percent })} off
          </span>
        }
      >
        <CopyButton text={coupon.code}>Copy code</CopyButton>
        {canEdit && (
          <Button size="small" kind={coupon.isOn ? 'plain' : 'go'} onPress={() => turn(!coupon.isOn)} onFail={tellFailure}>
            {coupon.isOn ? 'Turn off' : 'Turn on'}
          </Button>
        )}
      </PageHead>
      <CouponFigures coupon={coupon} />
      <CouponForm
        key={coupon.id}
        coupon={coupon}
        items={items}
        canEdit={canEdit}
        // `isOn` is set by the button: it may have been pressed since the form was opened.
        onSave={async (form) => {
          await call(changeCoupon, { params, body: { ...form, isOn: coupon.isOn } })
          await reread(listCoupons)
        }}
        aside={(values) => <CouponTrial values={values} items={items} />}
      />
      {coupon.sales && <CouponSales sales={coupon.sales} />}
    </StudioFrame>
  )
}
