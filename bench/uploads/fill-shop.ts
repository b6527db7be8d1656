import { addMember, createCreator } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'

const creatorId = 'maker'

/** A creator, and the cookie of a member who may upload files for it. */
export const fillUploadShop = (db: Reader, now: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const texts = { tagline: null, description: null, email: null, websiteUrl: null, logoUrl: null, bioImageUrl: null }
    const flags = { socialMediaAccounts: null, allowedOrigins: [], live: true, featured: false, whitelabel: false }
    await createCreator(tx, { id: creatorId, slug: creatorId, name: 'Maker', ...texts, ...flags }, now)
    const id = newId('usr', now)
    const person = { email: 'ada@example.test', name: 'Ada', confirmed_at: now, staff_roles: [], created_at: now }
    await tx
      .insertInto('users')
      .values({ id, ...person })
      .execute()
    await addMember(tx, { creatorId, userId: id, roles: ['Admin'], now })
    const secret = newSecret()
    const times = { created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + 86_400_000), fresh_at: now }
    const session = { id: newId('ses', now), user_id: id, token_hash: hashSecret(secret), scope: '', device: 'Bench', network: '10.0.0.1' }
    await tx
      .insertInto('sessions')
      .values({ ...session, ...times })
      .execute()
    return `__Host-session=${secret}`
  })
