import type { CreatorRole, StaffRole } from '#contract/core/permissions.ts'

/** The password of all users in the demo shop, which the README mentions. */
export const demoPassword = 'soundfair-demo'

export type DemoPerson = {
  email: string
  name: string
  /** What this user is useful for. */
  is: string
  staffRoles?: StaffRole[]
  teams?: Record<string, CreatorRole[]>
}

export const demoPeople: DemoPerson[] = [
  { email: 'owner@soundfair.test', name: 'Ines Okafor', is: 'staff, Owner', staffRoles: ['Owner'] },
  { email: 'support@soundfair.test', name: 'Tomasz Lind', is: 'staff, CustomerSupport', staffRoles: ['CustomerSupport'] },
  { email: 'creators@soundfair.test', name: 'Leila Haddad', is: 'staff, CreatorSupport', staffRoles: ['CreatorSupport'] },
  { email: 'qa@soundfair.test', name: 'Noor Visser', is: 'staff, QA', staffRoles: ['QA'] },
  { email: 'ada@northlight.test', name: 'Ada Lindqvist', is: 'Admin of northlight-audio', teams: { 'northlight-audio': ['Admin'] } },
  { email: 'dev@northlight.test', name: 'Henrik Moe', is: 'PluginDeveloper there', teams: { 'northlight-audio': ['PluginDeveloper'] } },
  { email: 'marketing@northlight.test', name: 'Maja Sand', is: 'Marketing there', teams: { 'northlight-audio': ['Marketing'] } },
  { email: 'finance@northlight.test', name: 'Oskar Dahl', is: 'Financial there', teams: { 'northlight-audio': ['Financial'] } },
  {
    email: 'bo@lowtide.test',
    name: 'Bo Tanaka',
    is: 'Admin of lowtide and glasshouse',
    teams: { lowtide: ['Admin'], glasshouse: ['Admin'] },
  },
  { email: 'casey@example.test', name: 'Casey Rivers', is: 'customer' },
  { email: 'new@example.test', name: 'Robin Hale', is: 'customer with nothing' },
]
