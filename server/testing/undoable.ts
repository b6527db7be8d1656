import { expect, test } from 'vitest'
import type { Reader } from '#platform/database/database.ts'
import type { callAs } from './call-as.ts'
import { expectProblem } from './expect-problem.ts'
import type { SampleUser } from './sample-user.ts'

type Answer = Awaited<ReturnType<typeof callAs>>

/** An action of staff, the call of its "Undo" button, and a change that a colleague may make in between. */
export type Undoable = {
  /** Its subject in the log; a function if only the answer has it. */
  subject: string | ((acted: Answer) => string)
  state: () => Promise<unknown>
  act: () => Promise<Answer>
  undo: (acted: Answer) => Promise<Answer>
  /** A colleague's change to the same thing before the undo. */
  meanwhile: (acted: Answer) => Promise<Answer>
}

export const done = async (answer: Promise<Answer>): Promise<Answer> => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBeLessThan(300)
  return answer
}

type Staff = { db: Reader; doer: SampleUser; colleague: SampleUser }

/** Each action is reverted by its undo, unless a colleague has changed something since; the log names whoever did each. */
export const testUndo = (cases: Record<string, () => Promise<Undoable>>, { db, doer, colleague }: Staff): void => {
  const actors = async (subject: Undoable['subject'], acted: Answer, since: number) => {
    const named = typeof subject === 'string' ? subject : subject(acted)
    const entries = db.selectFrom('audit_log').select('actor_id').where('subject', '=', named).where('id', '>', since)
    return (await entries.orderBy('id').execute()).map(({ actor_id }) => actor_id)
  }
  const lastEntry = async () => Number((await db.selectFrom('audit_log').select(db.fn.max('id').as('id')).executeTakeFirst())?.id ?? 0)

  test.each(Object.entries(cases))('16 %s, and Undo reverts it; the log has both', async (_what, make) => {
    const { subject, state, act, undo } = await make()
    const [before, since] = [await state(), await lastEntry()]
    const acted = await done(act())
    expect(await state()).not.toEqual(before)
    await done(undo(acted))
    expect(await state()).toEqual(before)
    expect(await actors(subject, acted, since)).toEqual([doer.id, doer.id])
  })

  test.each(Object.entries(cases))('16 %s, a colleague changes it again, and Undo changes nothing', async (_what, make) => {
    const { subject, state, act, undo, meanwhile } = await make()
    const since = await lastEntry()
    const acted = await done(act())
    await done(meanwhile(acted))
    const seen = await state()
    expect(expectProblem(await undo(acted), 409).detail).toMatch(/\S/)
    expect(await state()).toEqual(seen)
    expect(await actors(subject, acted, since)).toEqual([doer.id, colleague.id])
  })
}
