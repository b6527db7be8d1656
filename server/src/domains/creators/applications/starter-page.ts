import type { ApplicationForm } from '#contract/creators/applications.ts'
import { newUuid } from '#kernel/ids.ts'
import type { StorefrontPage } from '../creator-documents.ts'

/** A storefront that says who they are from the first day; the page builder takes it from there. */
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
