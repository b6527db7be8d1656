import { exportCodes, type VoucherBatch } from '#contract/vouchers/vouchers.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { usesText } from './voucher-text.ts'

type BatchTableProps = {
  voucherId: string
  batches: readonly VoucherBatch[]
  canEdit: boolean
  onSwitch: (batch: VoucherBatch) => Promise<false>
}

/** The batches of a voucher, each with its table of codes. */
export const BatchTable = ({ voucherId, batches, canEdit, onSwitch }: BatchTableProps) => {
  const write = useWriteCount()
  const { sorted, head } = useSorted('batches', batches, {
    name: (batch) => batch.name,
    ends: (batch) => batch.expiresAt,
    codes: (batch) => batch.codes,
    uses: (batch) => batch.uses,
  })
  return (
    <DataTable caption="Batches of codes">
      <thead>
        <tr>
          <HeaderCell {...head('name')}>For</HeaderCell>
          <HeaderCell roomy {...head('ends')}>
            Ends
          </HeaderCell>
          <HeaderCell numeric roomy {...head('codes', 'descending')}>
            Codes
          </HeaderCell>
          <HeaderCell numeric {...head('uses', 'descending')}>
            Redeemed
          </HeaderCell>
          <HeaderCell>
            <span className="sr-only">What to do</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((batch) => (
          <Row key={batch.id}>
            <NameCell className="sm:min-w-44">
              <span className="inline-flex flex-wrap items-center gap-2">
                {batch.name}
                {!batch.isOn && <Chip>Off</Chip>}
              </span>
              <span className="block text-12 font-normal text-ink-2">
                <Instant at={batch.createdAt} show="date" />
                {batch.by && ` by ${batch.by}`}
              </span>
            </NameCell>
            <Cell muted roomy className="figures whitespace-nowrap">
              {batch.expiresAt ? <Instant at={batch.expiresAt} show="date" /> : 'With the voucher'}
            </Cell>
            <Cell numeric roomy>
              {write(batch.codes)}
            </Cell>
            <Cell numeric>{usesText({ uses: batch.uses, maxUses: batch.codes * batch.usesPerCode }, write)}</Cell>
            <Cell>
              {canEdit && (
                <span className="flex justify-end gap-2 max-lg:flex-col">
                  <CsvLink
                    to={addressOf(exportCodes, { params: { voucherId, batchId: batch.id } })}
                    label={`Codes for ${batch.name} as CSV`}
                  />
                  <Button
                    size="small"
                    aria-label={`${batch.isOn ? 'Turn off' : 'Turn on'} the codes for ${batch.name}`}
                    onPress={() => onSwitch(batch)}
                    onFail={tellFailure}
                  >
                    {batch.isOn ? 'Turn off' : 'Turn on'}
                  </Button>
                </span>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <NameCell>Total</NameCell>
          <Cell roomy />
          <Cell numeric roomy>
            {write(batches.reduce((sum, { codes }) => sum + codes, 0))}
          </Cell>
          <Cell numeric>
            {usesText(
              {
                uses: batches.reduce((sum, { uses }) => sum + uses, 0),
                maxUses: batches.reduce((sum, { codes, usesPerCode }) => sum + codes * usesPerCode, 0),
              },
              write,
            )}
          </Cell>
          <Cell />
        </SumRow>
      </tfoot>
    </DataTable>
  )
}
