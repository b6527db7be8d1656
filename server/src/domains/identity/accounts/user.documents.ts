import { address } from '#contract/core/address.ts'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

export const userAddressDocument = defineDocument('user-address', storedShape(address))
