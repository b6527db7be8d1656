import { listStaff } from '#domains/admin/index.ts'
import { changeStaffRoles } from '#domains/identity/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { StaffCommand } from './staff-command.ts'

type Change = Exclude<StaffCommand, { do: 'list' }>

const describeStaff = async (db: Reader): Promise<string> => {
  const staff = await listStaff(db)
  if (staff.length === 0) return 'Nobody works here yet. Make a first Owner:  npm run staff -- add EMAIL Owner'
  return staff.map(({ email, name, roles }) => `${email}  ${roles.join(', ')}${name && `  (${name})`}`).join('\n')
}

const change = async (db: Reader, { do: verb, email, role }: Change, now: Date): Promise<string> => {
  await db.transaction().execute((tx) =>
    changeStaffRoles(tx, (before) => (verb === 'add' ? [...before, role] : before.filter((one) => one !== role)), {
      email,
      now,
      // Someone at the machine's console needs no account.
      actorId: null,
      network: null,
    }),
  )
  return verb === 'add' ? `${email} has the role ${role}.` : `${email} does not have the role ${role}.`
}

/** Does what was requested at the console, and returns the new state as a sentence. */
export const manageStaff = (db: Reader, command: StaffCommand, now: Date): Promise<string> =>
  command.do === 'list' ? describeStaff(db) : change(db, command, now)
