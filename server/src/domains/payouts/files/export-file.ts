import type { PayoutFile } from '#contract/payouts/payout-files.ts'
import { record } from '#domains/audit/index.ts'
import { getPayer, type Payer } from '#domains/documents/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { openAccount } from '../account/account.store.ts'
import { endToEndId } from '../end-to-end-id.rules.ts'
import { nextBusinessDay } from './business-day.rules.ts'
import { countFilesOfDay, insertFile, lockReady, newFileId, nextFileNumber, type ReadyPayout } from './file.store.ts'
import { fileCurrencies } from './file-currencies.ts'
import { payerLacks } from './payer.rules.ts'
import type { AchTransfer, BankTransfer, Transfer } from './transfer.ts'
import { writeNacha } from './write-nacha.ts'
import { writeSepa } from './write-sepa.ts'

type Export = { runId: string; format: PayoutFile['format']; by: string; network: string; now: Date }

const toTransfer = (encryption: Vault, { id, number, attempt, amount, name, encrypted }: ReadyPayout): Transfer => ({
  payoutId: id,
  endToEndId: endToEndId({ id, attempt }),
  amount,
  name,
  account: openAccount(encryption, encrypted),
  text: `Soundfair payout ${number}`,
})

type About = { fileId: string; ofDay: number; payer: Payer & { name: string }; now: Date }

const write = (format: PayoutFile['format'], transfers: readonly Transfer[], { fileId, ofDay, payer, now }: About): string => {
  const dates = { createdAt: now, executeOn: nextBusinessDay(now) }
  if (format === 'SEPA' && payer.sepa) {
    const messageId = fileId.replace('_', '').toUpperCase()
    const own = transfers.filter((transfer): transfer is BankTransfer => transfer.account.type === 'Bank')
    return writeSepa({ ...dates, messageId, payer: { ...payer.sepa, name: payer.name }, transfers: own })
  }
  if (format === 'NACHA' && payer.ach) {
    const own = transfers.filter((transfer): transfer is AchTransfer => transfer.account.type === 'ACH')
    // A to Z, and from the start again: a bank tells the files of a day apart by it.
    const modifier = String.fromCharCode(65 + (ofDay % 26))
    return writeNacha({ ...dates, modifier, payer: payer.ach, transfers: own })
  }
  throw new Error(`Nobody pays ${format} files`)
}

/** Makes the file for the bank of everything scheduled. What was exported before is in an earlier file, and in that alone. */
export const exportFile = async (tx: Tx, encryption: Vault, { runId, format, by, network, now }: Export): Promise<string> => {
  const run = await tx.selectFrom('payout_runs').selectAll().where('id', '=', runId).forUpdate().executeTakeFirst()
  if (!run) return refuse('not-found')
  if (!run.finished_at) refuse('not-possible', { detail: 'The run is still being prepared. Export it when it is ready.' })
  const payer = await getPayer(tx, now)
  const lacks = payerLacks(payer, [format])
  if (lacks.length > 0) refuse('not-possible', { detail: `The seller’s record is missing ${lacks.join(' and ')}. Complete it first.` })
  const currency = fileCurrencies[format]
  const payouts = await lockReady(tx, runId, currency, now)
  if (payouts.length === 0) refuse('already-done', { detail: 'Nothing is scheduled: everything due is already in an exported file.' })
  const id = newFileId(now)
  const number = await nextFileNumber(tx, runId, format)
  const transfers = payouts.map((payout) => toTransfer(encryption, payout))
  const content = write(format, transfers, { fileId: id, ofDay: await countFilesOfDay(tx, format, now), payer, now })
  await insertFile(tx, encryption, { id, runId, format, number, content, payouts, currency, by, now })
  const details = { format, payouts: payouts.length, number }
  await record(tx, { action: 'payout-file.exported', at: now, actorId: by, subject: id, details, network })
  return id
}
