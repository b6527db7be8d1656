import { setImmediate as breathe } from 'node:timers/promises'
import type { VoucherRedemption } from '#contract/vouchers/vouchers.ts'
import { writeCsv } from '#kernel/csv.ts'
import type { Vault } from '#kernel/vault.ts'
import { writeCode } from './code.rules.ts'
import { openCode } from './make-codes.ts'
import type { CodeRow } from './voucher.views.ts'

/** The codes of a batch as CSV. It yields in between. */
export const writeCodesTable = async (encryption: Vault, rows: readonly CodeRow[]): Promise<string> => {
  const cells: [string, number, number, string | null][] = []
  for (const { encrypted, uses, max_uses, last_at } of rows) {
    cells.push([writeCode(openCode(encryption, encrypted)), uses, max_uses, last_at?.toISOString() ?? null])
    if (cells.length % 500 === 0) await breathe()
  }
  return writeCsv(['Code', 'Redeemed', 'Uses', 'Last redeemed'], cells)
}

export const writeRedemptionsTable = (rows: readonly VoucherRedemption[]): string =>
  writeCsv(
    ['Time', 'Code ends in', 'Batch', 'What', 'Licenses', 'Name', 'E-mail'],
    rows.map(({ at, codeEnd, batchName, what, licenses, customer }) => [
      at,
      codeEnd,
      batchName,
      what,
      licenses,
      customer?.name ?? null,
      customer?.email ?? null,
    ]),
  )
