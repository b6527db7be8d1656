import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { brokenBooks, openPayoutBooks } from '../../../../testing/payout-books.ts'
import { rounds } from '../../../../testing/rounds.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { whenOver } from '../../../../testing/when-over.ts'
import { openRun } from '../runs/run.store.ts'

const program = fileURLToPath(new URL('../../../../testing/payout-run-process.ts', import.meta.url))
const kills = rounds(1, 60)
const creators = Array.from({ length: rounds(8, 400) }, (_none, index) => `creator-${index}`)
const soldAt = new Date('2030-02-01T12:00:00Z')
const now = new Date('2030-03-01T12:00:00Z')

const { db, url } = await openTestDatabase()
const { addPayee, addAccount, sell } = await openPayoutBooks(db)
for (const [index, id] of creators.entries()) {
  await addPayee(id)
  await addAccount(id, index % 2 === 0 ? 'EUR' : 'USD', soldAt)
}
for (const currency of ['USD', 'EUR', 'GBP', 'JPY'] as const)
  await sell(
    creators.flatMap((creatorId) => Array.from({ length: 5 }, () => ({ creatorId, net: 2_000, fee: 300, tax: 400 }))),
    currency,
    soldAt,
  )
const { id: runId } = await db.transaction().execute((tx) => openRun(tx, { day: '2030-03-01', dueBy: now, startedBy: null, now }))

const begin = (): ChildProcess => {
  const child = spawn(process.execPath, [program, url, runId, now.toISOString()], { stdio: ['ignore', 'ignore', 'inherit'] })
  whenOver(async () => {
    child.kill('SIGKILL')
  })
  return child
}
const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
const countPayouts = async (): Promise<number> => (await db.selectFrom('payouts').select('id').execute()).length

/** Until some more are paid, so that it falls into the middle of the work however fast the machine is. */
const waitForMore = async (more: number, of: ChildProcess): Promise<void> => {
  const enough = (await countPayouts()) + more
  while (!isOver(of) && (await countPayouts()) < enough) await pause(1)
}

test(
  `killed ${kills} ${kills === 1 ? 'time' : 'times'} and begun again by two at a time, a run pays every line once`,
  async () => {
    let running = [begin(), begin()] as const
    let killed = 0
    for (let kill = 0; kill < kills && running.some((child) => !isOver(child)); kill++) {
      const [first, second] = running
      await waitForMore(1 + (kill % 4), first)
      if (!isOver(first)) {
        const gone = once(first, 'exit')
        first.kill('SIGKILL')
        await gone
        if (first.signalCode === 'SIGKILL') killed += 1
      }
      running = [second, begin()]
    }
    for (const child of running) if (!isOver(child)) await once(child, 'exit')
    expect(running.map(({ exitCode }) => exitCode)).toEqual([0, 0])
    expect(killed).toBeGreaterThan(0)

    const payouts = await db.selectFrom('payouts').selectAll().execute()
    expect(payouts.map(({ creator_id }) => creator_id).sort()).toEqual([...creators].sort())
    expect(new Set(payouts.map(({ currency, amount }) => `${currency} ${amount}`)).size).toBe(2)
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from ledger_lines l where l.account = 'Creator' and l.due_at is not null
        and not exists (select from payout_lines p where p.entry_id = l.entry_id and p.index = l.index)`.execute(db)
    expect(rows).toEqual([{ left: 0 }])
    expect(await brokenBooks(db)).toEqual([])
    expect((await db.selectFrom('payout_runs').select('finished_at').executeTakeFirstOrThrow()).finished_at).toEqual(now)
  },
  rounds(120_000, 1_800_000),
)
