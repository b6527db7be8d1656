import { join } from 'node:path'
import { root, withDemoShop } from './support/demo-shop.ts'
import { judgePages } from './support/judge-pages.ts'
import { atLeast, type Figure, staysBelow } from './support/table.ts'

/** The speed of pages in a browser on a slow phone. It takes minutes, so it can be run alone. */
export const measurePages = (): Promise<Figure[]> =>
  withDemoShop(async ({ origin }) => {
    const paths = ['/', '/northlight-audio', '/northlight-audio/tape-one']
    const { scores, scriptKilobytes } = await judgePages(origin, paths, join(root, 'build/client'))
    return [
      staysBelow("the product page's own JavaScript, gzipped", scriptKilobytes, 170, 'KB'),
      ...scores.map(({ what, score }) => atLeast(`Lighthouse, ${what}`, score, 95)),
    ]
  })
