import type { Compatibility, ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import type { Traits } from '#contract/catalog/traits.ts'
import type { SocialMediaAccounts } from '#contract/creators/creators.ts'
import type { CoverKind, InkName, MarkName } from '#demo/covers/index.ts'
import type { VariationContent } from '#domains/catalog/index.ts'
import type { Art, DemoBlock } from './blocks.ts'
import { type Price, toMinor } from './prices.ts'
import { usualHosts } from './systems.ts'
import { traitsOf } from './traits.ts'

/** An image of a gallery with its alt text. */
export type Shown = { art: Art; alt: string }
export const shown = (art: Art, alt: string): Shown => ({ art, alt })

/** The look of a cover; if left out, a creator's products alternate between kinds and inks. */
export type CoverLook = { kind: CoverKind; inks: InkName }

export type DemoProduct = {
  id: string
  type: ProductType
  category: ProductCategory
  isDraft: boolean
  name: string
  tagline: string
  description: string
  tags: string[]
  traits: Traits
  /** Days before the shop is loaded. */
  published: number
  version: string
  released: number
  compatibility: Compatibility
  variations: VariationContent[]
  cover: CoverLook | null
  /** The gallery after the cover. */
  scenes: Shown[]
  page: DemoBlock[]
}

type Entry = {
  id: string
  name: string
  tagline: string
  description: string
  tags: string[]
  published: number
  version?: string
  /** Days since the newest release; by default the day of publication. */
  released?: number
  isDraft?: boolean
  prices: VariationContent[]
  cover?: CoverLook
  scenes?: Shown[]
  page: DemoBlock[]
}

const product = (entry: Entry, kind: Pick<DemoProduct, 'type' | 'category' | 'compatibility'>): DemoProduct => ({
  ...kind,
  id: entry.id,
  isDraft: entry.isDraft ?? false,
  name: entry.name,
  tagline: entry.tagline,
  description: entry.description,
  tags: entry.tags,
  traits: traitsOf(entry.id),
  published: entry.published,
  version: entry.version ?? '1.0.0',
  released: entry.released ?? entry.published,
  variations: entry.prices,
  cover: entry.cover ?? null,
  scenes: entry.scenes ?? [],
  page: entry.page,
})

type PluginEntry = Entry & { version: string; systems: Compatibility['systems']; hosts?: string[] }

export const plugin = ({ systems, hosts = usualHosts, ...entry }: PluginEntry): DemoProduct =>
  product(
    { scenes: [shown('panel', `${entry.name}, its window`)], ...entry },
    { type: 'Plugin', category: 'Plugin', compatibility: { systems, hosts, contents: [] } },
  )

/** `contents` is like the text on the back of a box; a card shows the line Formats. */
type BoxEntry = Entry & { contents: { Formats: string; [label: string]: string }; hosts?: string[] }

const boxed =
  (category: ProductCategory) =>
  ({ contents, hosts = [], ...entry }: BoxEntry): DemoProduct =>
    product(entry, {
      type: 'DigitalProduct',
      category,
      compatibility: { systems: [], hosts, contents: Object.entries(contents).map(([label, value]) => ({ label, value })) },
    })

export const samplePack = boxed('SamplePack')
export const presetPack = boxed('PresetPack')
export const midiPack = boxed('MIDIPack')
export const guide = boxed('EBookGuide')
export const template = boxed('DAWTemplate')
export const course = boxed('CourseTutorial')
export const projectFile = boxed('ProjectFile')

export type DemoBundle = {
  id: string
  name: string
  tagline: string
  description: string
  published: number
  products: string[]
  /** Owners of a part pay only for the rest. */
  isPartial: boolean
  variations: VariationContent[]
  page: DemoBlock[]
}

type BundleEntry = Omit<DemoBundle, 'isPartial' | 'variations'> & { isPartial?: boolean; prices: VariationContent[] }

export const bundle = ({ isPartial = false, prices, ...entry }: BundleEntry): DemoBundle => ({ ...entry, isPartial, variations: prices })

/** `{month}` in the name becomes the month in which the shop is loaded. Days count from that moment, earlier ones are negative. */
export type DemoDiscount = {
  name: string
  description: string | null
  off: { percentage: number } | { amounts: ReturnType<typeof toMinor> }
  startsIn: number
  endsIn: number
  on: { kind: 'product' | 'bundle'; itemId: string; variationId: string | null }[]
}

export const discount = (entry: DemoDiscount): DemoDiscount => entry
export const percent = (points: number) => ({ percentage: points / 100 })
export const amount = (price: Price) => ({ amounts: toMinor(price) })
export const onProduct = (itemId: string, variationId: string | null = null) => ({ kind: 'product', itemId, variationId }) as const
export const onBundle = (itemId: string) => ({ kind: 'bundle', itemId, variationId: null }) as const

/** A coupon; `startsIn` and `endsIn` are days after loading. */
export type DemoCoupon = {
  code: string
  name: string
  description: string | null
  off: DemoDiscount['off']
  on: DemoDiscount['on'] | null
  minimum: ReturnType<typeof toMinor> | null
  startsIn: number | null
  endsIn: number | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  isOn: boolean
}

type CouponEntry = Pick<DemoCoupon, 'code' | 'name' | 'off'> & Partial<DemoCoupon>

export const coupon = (entry: CouponEntry): DemoCoupon => ({
  description: null,
  on: null,
  minimum: null,
  startsIn: null,
  endsIn: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isOn: true,
  ...entry,
})

export type DemoCreator = {
  id: string
  name: string
  /** The person in the portrait next to the storefront's text. */
  maker: string
  logo: { mark: MarkName; inks: InkName }
  tagline: string
  description: string
  email: string
  website: string
  social: Partial<SocialMediaAccounts>
  isLive: boolean
  isFeatured: boolean
  /** Days before the shop is loaded. */
  joined: number
  page: DemoBlock[]
  products: DemoProduct[]
  bundles: DemoBundle[]
  discounts: DemoDiscount[]
  coupons: DemoCoupon[]
}

type CreatorEntry = Omit<DemoCreator, 'social' | 'isLive' | 'isFeatured' | 'bundles' | 'discounts' | 'coupons'> & Partial<DemoCreator>

export const creator = (entry: CreatorEntry): DemoCreator => ({
  social: {},
  isLive: true,
  isFeatured: false,
  bundles: [],
  discounts: [],
  coupons: [],
  ...entry,
})
