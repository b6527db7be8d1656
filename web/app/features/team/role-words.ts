import { type CreatorArea, type CreatorRole, creatorAreas, type Level } from '#contract/permissions.ts'

export const roleNames: Record<CreatorRole, string> = {
  Admin: 'Admin',
  PluginDeveloper: 'Plugin developer',
  Marketing: 'Marketing',
  Financial: 'Financial',
}

const leads: Record<Exclude<Level, 'no'>, string> = {
  write: 'Changes',
  texts: 'Writes texts in',
  read: 'Sees',
  'no-names': 'Sees, without names,',
}

const order = ['write', 'texts', 'read', 'no-names'] as const

const areas = Object.keys(creatorAreas) as CreatorArea[]

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The short name of an area: the first words of what the table says it means. */
const areaName = (area: CreatorArea): string => creatorAreas[area].means.split(',')[0] ?? area

/** What a role may do, in a sentence made from the permission table itself. */
export const describeRole = (role: CreatorRole): string => {
  if (areas.every((area) => creatorAreas[area].roles[role] === 'write')) return 'Everything, the team and the settings included.'
  const parts = order.flatMap((level) => {
    const reached = areas.filter((area) => creatorAreas[area].roles[role] === level).map(areaName)
    return reached.length > 0 ? [`${leads[level]} ${list.format(reached)}.`] : []
  })
  return parts.join(' ')
}
