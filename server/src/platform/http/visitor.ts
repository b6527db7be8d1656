/** Who makes a request. Roles are those in the creator the visitor acts for. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; staffRoles: readonly string[]; creatorId: string | null; creatorRoles: readonly string[] }

export const anonymous: Visitor = { kind: 'anonymous' }

export const isStaff = (visitor: Visitor): boolean => visitor.kind === 'user' && visitor.staffRoles.length > 0

/** Members see their own creator's unpublished work; staff see everyone's. */
export const mayPreview = (visitor: Visitor, creatorId: string): boolean =>
  isStaff(visitor) || (visitor.kind === 'user' && visitor.creatorId === creatorId && visitor.creatorRoles.length > 0)
