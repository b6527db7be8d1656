import * as contract from '#contract/payouts/payout-files.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { fileName } from '../runs/file-name.ts'
import { listFiles } from '../runs/run.views.ts'
import { exportFile } from './export-file.ts'
import { findFile } from './file.store.ts'
import { matchStatement } from './match-statement.ts'

export const payoutFileRoutes = ({ encryption }: { encryption: Vault }) => [
  implement(contract.exportPayoutFile, async ({ tx, params, body, visitor, request, now }) => {
    const { runId } = params
    const network = networkOf(request.ip)
    const id = await exportFile(tx, encryption, { runId, format: body.format, by: visitor.userId, network, now })
    return { status: 201, body: (await listFiles(tx, runId)).find((file) => file.id === id) }
  }),

  implement(contract.downloadPayoutFile, async ({ db, params, reply }) => {
    const file = (await findFile(db, encryption, params.fileId)) ?? refuse('not-found')
    reply.headers({
      'content-type': file.format === 'SEPA' ? 'application/xml; charset=utf-8' : 'text/plain; charset=us-ascii',
      'content-disposition': contentDisposition(fileName(file)),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    return { status: 200, body: Buffer.from(file.content) }
  }),

  implement(contract.readBankStatement, async ({ tx, body, visitor, request, now }) => ({
    status: 200,
    body: await matchStatement(tx, body, { by: visitor.userId, network: networkOf(request.ip), now }),
  })),
]
