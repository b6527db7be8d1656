import type { Address } from '#contract/core/address.ts'
import type { User } from '#contract/identity/user.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import type { Person } from '#platform/http/visitor.ts'
import { userAddressDocument } from './user.documents.ts'

/** The fields that every query of a person reads. */
export type PersonRow = {
  id: string
  email: string
  name: string
  confirmed_at: Date | null
  address: Stored<Address> | null
  phone: string | null
  business_name: string | null
  tax_id: string | null
}

type Wishes = { newsletter: boolean | null; product_updates: boolean | null }

/** A person as a customer, of the shop or, in its scope, of a creator. */
export const describePerson = (
  person: PersonRow,
  scope: string,
  wishes: Wishes = { newsletter: false, product_updates: false },
): Person => ({
  id: person.id,
  name: person.name,
  email: person.email,
  tenantId: scope || 'soundfair',
  staffRoles: [],
  creatorRoles: [],
  ...(person.business_name !== null && { businessName: person.business_name }),
  ...(person.tax_id !== null && { taxId: person.tax_id }),
  isCreator: false,
  ...(person.address && { address: userAddressDocument.read(person.address) }),
  ...(person.phone !== null && { phone: person.phone }),
  confirmedAccount: person.confirmed_at !== null,
  communicationPreferences: { newsletterOptIn: wishes.newsletter ?? false, productUpdatesOptIn: wishes.product_updates ?? false },
  connectedAccounts: [],
})

/** A new user, who owns nothing yet. */
export const withNothing = (person: Person): User => ({
  ...person,
  ownedProducts: [],
  subscribedProducts: [],
  hasProducts: false,
  hasSubscriptions: false,
})
