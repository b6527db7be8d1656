/** Placeholders that programs write when they have no id. Counting by one of these would merge strangers into one person. */
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

/** Whether this can be a real id: neither empty nor a placeholder. */
export const isRealId = (id: string): boolean => {
  const bare = id?.trim().toLowerCase()
  return Boolean(bare) && !sentinelIds.has(bare) && !/^[0-]+$/.test(bare)
}

export const isEventName = (name: string): boolean => Boolean(name?.trim())
