import Plus from 'lucide-react/icons/plus'
import { useSearchParams } from 'react-router'
import { creatorLevel } from '#contract/core/permissions.ts'
import { listCouponItems } from '#contract/coupons/coupons.ts'
import {
  changeVoucher,
  createBatch,
  exportRedemptions,
  getVoucher,
  listRedemptions,
  listVouchers,
  redemptionColumns,
  switchBatch,
  switchVoucher,
  type VoucherBatch,
} from '#contract/vouchers/vouchers.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { BatchTable } from '#web/features/vouchers/batch-table.tsx'
import { NewBatchDialog } from '#web/features/vouchers/new-batch-dialog.tsx'
import { RedemptionTable } from '#web/features/vouchers/redemption-table.tsx'
import { VoucherForm } from '#web/features/vouchers/voucher-form.tsx'
import { statusTones, usesText } from '#web/features/vouchers/voucher-text.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { statusText } from '#web/lib/catalog/status-text.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { sortIn } from '#web/ui/lists/table-query.ts'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'

export const handle = { query: ['after', 'sort', 'batches'] }

const page = pageReads(({ params, url }) => {
  const voucherId = params.voucherId ?? ''
  const after = url.searchParams.get('after')
  return {
    voucher: read(getVoucher, { params: { voucherId } }),
    items: read(listCouponItems, {}),
    redemptions: read(listRedemptions, {
      params: { voucherId },
      query: { ...sortIn(url.searchParams, redemptionColumns), ...(after && { after }) },
    }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ voucher }) => [{ title: `${voucher.name} - Soundfair` }])

export default function CreatorVoucher() {
  const { voucher, items, redemptions } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const reread = useReread()
  const making = useAsked<true>()
  const write = useWriteCount()
  const canEdit = creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'
  const params = { voucherId: voucher.id }

  const turn = async (isOn: boolean): Promise<false> => {
    await call(switchVoucher, { params, body: { isOn } })
    await reread(listVouchers)
    toast({ kind: 'ok', text: isOn ? `${voucher.name} is on` : `${voucher.name} is off. What was redeemed stays.` })
    return false
  }
  const turnBatch = async ({ id, name, isOn }: VoucherBatch): Promise<false> => {
    await call(switchBatch, { params: { ...params, batchId: id }, body: { isOn: !isOn } })
    await reread(listVouchers)
    toast({ kind: 'ok', text: `The codes for ${name} are ${isOn ? 'off' : 'on'}` })
    return false
  }
  const makeCodes = canEdit && (
    <Button
      kind="go"
      size="small"
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={preloadDialog}
      onPress={() => making.ask(true)}
    >
      New codes
    </Button>
  )
  return (
    <StudioFrame>
      <Breadcrumbs crumbs={[{ label: 'Vouchers', to: '/creator/vouchers' }, { label: voucher.name }]} className="mb-4" />
      <PageHead
        title={voucher.name}
        note={
          <span className="inline-flex flex-wrap items-center gap-3">
            <Chip tone={statusTones[voucher.status]}>{statusText(voucher.status)}</Chip>
            {voucher.gives}
          </span>
        }
      >
        {canEdit && (
          <Button size="small" kind={voucher.isOn ? 'plain' : 'go'} onPress={() => turn(!voucher.isOn)} onFail={tellFailure}>
            {voucher.isOn ? 'Turn off' : 'Turn on'}
          </Button>
        )}
      </PageHead>
      <Stats className="mb-9">
        <Stat label="Codes" value={write(voucher.codes)} />
        <Stat label="Redeemed" value={usesText(voucher, write)} />
        <Stat label="Batches" value={write(voucher.batches.length)} />
      </Stats>

      <section aria-labelledby="voucher-codes" className="mb-10">
        <SectionHead id="voucher-codes" title="Codes" className="pb-2">
          {voucher.batches.length > 0 && makeCodes}
        </SectionHead>
        {voucher.batches.length === 0 ? (
          <EmptyState title="No codes yet" action={makeCodes}>
            Create as many as you need, for anyone you like. Each batch can be turned off separately.
          </EmptyState>
        ) : (
          <BatchTable voucherId={voucher.id} batches={voucher.batches} canEdit={canEdit} onSwitch={turnBatch} />
        )}
      </section>

      <VoucherForm
        key={voucher.id}
        voucher={voucher}
        items={items}
        canEdit={canEdit}
        // `isOn` is set by the button: it may have been pressed since the form was opened.
        onSave={async (form) => {
          await call(changeVoucher, { params, body: { ...form, isOn: voucher.isOn } })
          await reread(listVouchers)
        }}
      />

      <section aria-labelledby="voucher-redemptions" className="mt-10">
        <SectionHead id="voucher-redemptions" title="Redemptions" className="pb-2">
          {voucher.uses > 0 && <CsvLink to={addressOf(exportRedemptions, { params })} />}
        </SectionHead>
        {redemptions.items.length === 0 ? (
          <p className="text-14 text-ink-2">Nobody has redeemed a code yet.</p>
        ) : (
          <RedemptionTable rows={redemptions.items} isWhole={isWholeList(redemptions, query.get('after'))} />
        )}
        <ListPager page={redemptions} after={query.get('after')} />
      </section>
      <NewBatchDialog
        open={making.isOpen}
        onClose={making.close}
        onCreate={async (body) => {
          await call(createBatch, { params, body })
          await reread(listVouchers)
          making.close()
          toast({ kind: 'ok', text: body.codes === 1 ? 'The code is ready' : `${write(body.codes)} codes are ready` })
        }}
      />
    </StudioFrame>
  )
}
