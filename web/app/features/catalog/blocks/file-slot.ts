type FilePart = 'image' | 'video' | 'wet' | 'dry'

/**
 * Which field of which block a file belongs to. An upload may end long after its form was closed, so this name is all it has. `owner` is
 * the block, or the sample or testimonial inside it.
 */
export const fileSlot = (owner: string, part: FilePart): string => `${owner}/${part}`
