/** Ids that programs write when they have none. Counting by one would merge strangers into one person. */
const sentinelIds = new Set([
  'undefined',
  'null',
  'nan',
  'none',
  'anonymous',
  'guest',
  'distinct_id',
  'distinctid',
  'id',
  'email',
  '0',
  'true',
  'false',
  '[object object]',
])

/** Whether this is the id of somebody: neither empty nor what stands where an id is missing. */
export const isRealId = (id: string): boolean => {
  const bare = id?.trim().toLowerCase()
  return Boolean(bare) && !sentinelIds.has(bare) && !/^[0-]+$/.test(bare)
}

export const isEventName = (name: string): boolean => Boolean(name?.trim())
