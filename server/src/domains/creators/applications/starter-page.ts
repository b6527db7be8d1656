import { newUuid } from '#kernel/ids.ts'
import type { StorefrontPage } from '../creator-documents.ts'

/** A first storefront, to continue in the page builder. What somebody wrote to staff in their application is not published. */
export const starterPage = (name: string): StorefrontPage => ({
  pageBlocks: [
    { id: newUuid(), type: 'TextBlock', title: name, subtitle: null, body: 'Everything we release appears below.', alignment: 'Left' },
  ],
  sounds: {},
})
