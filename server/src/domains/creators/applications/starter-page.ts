import type { ApplicationForm } from '#contract/creators/applications.ts'
import { newUuid } from '#kernel/ids.ts'
import type { StorefrontPage } from '../creator-documents.ts'

/** A first storefront that introduces the creator; they continue in the page builder. */
export const starterPage = ({ name, sells }: Pick<ApplicationForm, 'name' | 'sells'>): StorefrontPage => ({
  pageBlocks: [
    { id: newUuid(), type: 'TextBlock', title: name, subtitle: null, body: sells, alignment: 'Left' },
    {
      id: newUuid(),
      type: 'TextBlock',
      title: 'First sounds are on their way',
      subtitle: null,
      body: 'Everything we release appears below.',
      alignment: 'Left',
    },
  ],
  sounds: {},
})
