import * as contract from '#contract/licensing/licensing-keys.ts'
import { type Editor, editorOf, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { type BoundRoute, implement, implementAfter } from '#platform/http/implement.ts'
import { findJuceKey, insertJuceKey, switchJuceKey } from '../juce/juce-key.store.ts'
import { makeJuceKey } from '../juce/make-juce-key.ts'
import type { TokenSigner } from '../tokens/token-signer.ts'
import { describeKey, findLicensedPlugin, readLicensing } from './licensing-page.views.ts'
import { makeSigningKey } from './make-key.ts'
import { activateKey, addNextKey, revokeKey, setKeyVersions } from './rotate-keys.ts'

type Deps = { signer: TokenSigner; encryption: Vault; publicUrl: string }

/** The creator's keys. Creating one takes a moment of CPU, which is done before any lock is taken. */
export const licensingKeyRoutes = ({ signer, encryption, publicUrl }: Deps): BoundRoute[] => {
  const note = (tx: Tx, editor: Editor, subject: string, action: string) => noteStaff(tx, editor, subject, action)
  return [
    implement(contract.getLicensing, async ({ db, visitor }) => ({
      status: 200,
      body: await readLicensing(db, publicUrl, visitor.creatorId ?? refuse('not-allowed')),
    })),
    implementAfter(
      contract.makeFirstKey,
      ({ db, visitor, now }) => signer.keyring.ensure(db, visitor.creatorId ?? refuse('not-allowed'), now),
      async ({ tx, visitor, request, now }) => {
        const editor = editorOf(visitor, request, now)
        await note(tx, editor, 'licensing-key', 'make-first')
        return { status: 200, body: await readLicensing(tx, publicUrl, editor.creatorId) }
      },
    ),
    implementAfter(
      contract.makeNextKey,
      ({ visitor, now }) => makeSigningKey(encryption, visitor.creatorId ?? refuse('not-allowed'), 'next', now),
      async ({ tx, prepared, visitor, request, now }) => {
        await addNextKey(tx, prepared)
        await note(tx, editorOf(visitor, request, now), prepared.kid, 'make-next-key')
        return { status: 201, body: describeKey(prepared, []) }
      },
    ),
    implement(contract.activateKey, async ({ tx, params, body, visitor, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await activateKey(tx, editor.creatorId, params.kid, body.versions)
      await note(tx, editor, params.kid, 'activate-key')
      return { status: 200, body: await readLicensing(tx, publicUrl, editor.creatorId) }
    }),
    implement(contract.setKeyVersions, async ({ tx, params, body, visitor, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await setKeyVersions(tx, editor.creatorId, params.kid, body.versions)
      await note(tx, editor, params.kid, 'set-key-versions')
      return { status: 200, body: await readLicensing(tx, publicUrl, editor.creatorId) }
    }),
    implement(contract.revokeKey, async ({ tx, params, visitor, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await revokeKey(tx, editor.creatorId, params.kid)
      await note(tx, editor, params.kid, 'revoke-key')
      return { status: 200, body: await readLicensing(tx, publicUrl, editor.creatorId) }
    }),
    implementAfter(
      contract.switchJuce,
      async ({ db, params, body, visitor, now }) => {
        const creatorId = visitor.creatorId ?? refuse('not-allowed')
        if (!(await findLicensedPlugin(db, publicUrl, creatorId, params.productId))) return refuse('not-found')
        const isMade = (await findJuceKey(db, creatorId, params.productId)) !== undefined
        return isMade || !body.isOn ? undefined : makeJuceKey(encryption, creatorId, params.productId, now)
      },
      async ({ tx, prepared, params, body, visitor, request, now }) => {
        const editor = editorOf(visitor, request, now)
        if (prepared) await insertJuceKey(tx, prepared)
        else await switchJuceKey(tx, editor.creatorId, params.productId, body.isOn)
        await note(tx, editor, params.productId, body.isOn ? 'juce-on' : 'juce-off')
        const plugin = await findLicensedPlugin(tx, publicUrl, editor.creatorId, params.productId)
        return { status: 200, body: plugin ?? refuse('not-found') }
      },
    ),
  ]
}
