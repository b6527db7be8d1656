import { expect, test } from 'vitest'
import { addUser } from '../server/testing/sample-user.ts'
import { openTestDatabase } from '../server/testing/test-database.ts'
import { loadDemoSupport } from './load-demo-support.ts'

test('support has conversations in every state, from known customers, and canned answers', async () => {
  const { db } = await openTestDatabase()
  const now = new Date()
  for (const email of ['casey@example.test', 'support@soundfair.test']) await addUser(db, { email })
  await db.transaction().execute((tx) => loadDemoSupport(tx, now))
  const conversations = await db.selectFrom('conversations').selectAll().orderBy('created_at', 'desc').execute()
  expect(conversations.map(({ state }) => state)).toEqual(['Open', 'Open', 'Waiting', 'Closed'])
  expect(conversations[0]?.user_id).toMatch(/^usr_/)
  expect(conversations[2]?.first_answered_at?.getTime()).toBeLessThan(now.getTime())
  expect(await db.selectFrom('canned_answers').select('title').execute()).toHaveLength(2)
})
