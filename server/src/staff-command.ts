import { type StaffRole, staffRoles } from '#contract/core/permissions.ts'
import { email } from '#contract/core/text.ts'

export type StaffCommand = { do: 'list' } | { do: 'add' | 'remove'; email: string; role: StaffRole }
export type ReadCommand = { understood: true; command: StaffCommand } | { understood: false; because: string }

const roleList = staffRoles.join(', ')

export const usage = [
  'npm run staff -- list                 shows who works here',
  'npm run staff -- add EMAIL ROLE       gives an account a role',
  'npm run staff -- remove EMAIL ROLE    takes it away',
  `Roles: ${roleList}`,
].join('\n')

const no = (because: string): ReadCommand => ({ understood: false, because })

/** The typed command, or a sentence about what is wrong with it. */
export const readStaffCommand = (input: readonly string[]): ReadCommand => {
  const [verb, address, role, ...more] = input
  if (verb === undefined) return no('Say what to do.')
  if (verb === 'list') return input.length > 1 ? no('list takes nothing after it.') : { understood: true, command: { do: 'list' } }
  if (verb !== 'add' && verb !== 'remove') return no(`"${verb}" is none of list, add and remove.`)
  if (address === undefined) return no(`Say whom to ${verb}, by e-mail address.`)
  const parsed = email.safeParse(address)
  if (!parsed.success) return no(`"${address}" is no e-mail address.`)
  if (role === undefined) return no(`Say which role to ${verb}.`)
  const known = staffRoles.find((one) => one.toLowerCase() === role.toLowerCase())
  if (!known) return no(`"${role}" is no role.`)
  if (more.length > 0) return no('One role at a time.')
  return { understood: true, command: { do: verb, email: parsed.data, role: known } }
}
