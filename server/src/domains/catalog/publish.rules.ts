import type { Audition, ProductImage } from '#contract/catalog.ts'
import type { PageBlock } from '#contract/page-blocks.ts'
import type { Sound } from '#contract/sounds.ts'
import { renderMarkdown } from '#kernel/markdown.ts'
import type { BundleContent } from './bundle-content.ts'
import type { ProductContent } from './product-content.ts'

/** Content as visitors read it: everything they need is worked out once, when it is published. */
export type Published<Content> = Omit<Content, 'images'> & {
  descriptionHtml: string
  images: ProductImage[]
  sounds: Record<string, Sound>
  audition: Audition | null
}

const withSafeText = (block: PageBlock): PageBlock =>
  'body' in block && block.body ? { ...block, bodyHtml: renderMarkdown(block.body) } : block

export const prepareBlocks = (blocks: readonly PageBlock[]): PageBlock[] => blocks.map(withSafeText)

/** The addresses of all sounds that a page can play. */
export const soundsOf = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'AudioPlayerBlock' ? block.samples.flatMap(({ wet, dry }) => (dry === null ? [wet] : [wet, dry])) : [],
  )

/** The first sample of a page, with what the player needs to know of its sounds. */
const auditionOf = (blocks: readonly PageBlock[], sounds: Record<string, Sound>): Audition | null => {
  const sample = blocks.flatMap((block) => (block.type === 'AudioPlayerBlock' ? block.samples : []))[0]
  if (!sample) return null
  const own = [sample.wet, sample.dry].flatMap((url) => {
    const sound = url === null ? undefined : sounds[url]
    return url && sound ? [[url, sound] as const] : []
  })
  return { ...sample, sounds: Object.fromEntries(own) }
}

export const prepareForVisitors = <Content extends ProductContent | BundleContent>(
  content: Content,
  media: { images: ReadonlyMap<string, Omit<ProductImage, 'alt'>>; sounds: Record<string, Sound> },
): Published<Content> => {
  const { images, ...rest } = content
  return {
    ...rest,
    descriptionHtml: renderMarkdown(content.description ?? ''),
    pageBlocks: prepareBlocks(content.pageBlocks),
    images: images.flatMap(({ id, alt }) => {
      const image = media.images.get(id)
      return image ? [{ ...image, alt }] : []
    }),
    sounds: media.sounds,
    audition: auditionOf(content.pageBlocks, media.sounds),
  }
}

export type PublishVerdict = { ready: true } | { ready: false; missing: ('name' | 'icon' | 'variation')[] }

/** What a product needs before it can go live. */
export const judgePublish = (content: ProductContent): PublishVerdict => {
  const missing: ('name' | 'icon' | 'variation')[] = []
  if (!content.name.trim()) missing.push('name')
  if (!content.iconUrl) missing.push('icon')
  if (content.variations.length === 0) missing.push('variation')
  return missing.length === 0 ? { ready: true } : { ready: false, missing }
}
