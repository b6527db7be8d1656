import type { Route } from '#contract/core/route.ts'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import * as contract from '#contract/releases/own-releases.ts'
import { openEditingShop } from './editing-shop.ts'
import { addDraft, addProduct } from './sample-creator.ts'
import type { SampleUser } from './sample-user.ts'

/** A shop whose creators work on releases of a plugin and of a pack. */
export const openDraftShop = async (variables: Record<string, string> = {}) => {
  const editing = await openEditingShop(variables)
  const { db, ada, call } = editing
  await addProduct(db, 'lowtide/deep', { name: 'Deep' })
  await addDraft(db, 'lowtide/pack', { name: 'Waves', type: 'DigitalProduct', category: 'SamplePack' })
  await addProduct(db, 'glasshouse/shards')

  const create = (version: string, { by = ada, productId = 'deep', channel = 'stable', notes = 'Deeper.' } = {}) =>
    call(by, contract.createRelease, { params: { productId }, body: { version, channel, notes } })

  /** Creates a release; fails if it is refused. */
  const begin = async (version: string, more: Parameters<typeof create>[1] = {}): Promise<OwnReleaseDetails> => {
    const answer = await create(version, more)
    if (answer.statusCode !== 201) throw new Error(`The release was answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  const act = (route: Route, releaseId: string, { by = ada as SampleUser, body = {} as object, platform = 'Windows' } = {}) =>
    call(by, route, { params: { releaseId, platform }, ...(route.body && { body }) })
  const look = async (releaseId: string): Promise<OwnReleaseDetails> =>
    (await call(ada, contract.getCreatorRelease, { params: { releaseId } })).json()

  return { ...editing, create, begin, act, look }
}
