import { describe, expect, test } from 'vitest'
import { productCategories } from '#contract/catalog/catalog.ts'
import { pageBlock } from '#contract/catalog/page-blocks.ts'
import { pluginKinds } from '#contract/catalog/trait-rules.ts'
import { draftTraits } from '#contract/catalog/traits.ts'
import { bundleId, creatorId, productId, variationId } from '#contract/core/ids.ts'
import { fillPage, type Media } from './loading/fill-page.ts'
import { planPictures } from './loading/plan-pictures.ts'
import { pagesOf, samplesIn } from './loading/shop-pages.ts'
import { stableUuid } from './loading/stable-uuid.ts'
import { demoShop } from './shop/index.ts'
import { effects } from './sound/effects.ts'
import { recipes } from './sound/recipes.ts'

const live = demoShop.filter((creator) => creator.isLive)
const products = live.flatMap((creator) => creator.products.filter((product) => !product.isDraft))
const bundles = live.flatMap((creator) => creator.bundles)
const allProducts = demoShop.flatMap((creator) => creator.products)
const variations = [...allProducts, ...bundles].flatMap((item) => item.variations)
const pages = demoShop.flatMap(pagesOf)

const media: Media = {
  soundsOf: ({ sketch }) => ({ wet: '/files/sounds/wet.mp3', dry: sketch.effect ? '/files/sounds/dry.mp3' : null }),
  pictureOf: (name) => `/files/images/${name}.webp`,
}
const blocks = pages.flatMap((page) => fillPage(page, media))

const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length)
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length

describe('the content of the shop', () => {
  test('ten live creators, one that is not live yet, 81 live products, 11 bundles', () => {
    expect(live).toHaveLength(10)
    expect(demoShop.filter((creator) => !creator.isLive)).toHaveLength(1)
    expect(products).toHaveLength(81)
    expect(bundles).toHaveLength(11)
  })

  test.each(productCategories)('at least four products in the category %s', (category) => {
    expect(products.filter((product) => product.category === category).length).toBeGreaterThanOrEqual(4)
  })

  test('ids are valid and unique within their parent', () => {
    unique(demoShop.map((creator) => creatorId.parse(creator.id)))
    for (const creator of demoShop) {
      unique(creator.products.map((product) => productId.parse(product.id)))
      unique(creator.bundles.map((bundle) => bundleId.parse(bundle.id)))
      for (const item of [...creator.products, ...creator.bundles]) unique(item.variations.map(({ id }) => variationId.parse(id)))
    }
  })

  test('§12 northlight-audio has a draft called reel-notes', () => {
    const northlight = demoShop.find((creator) => creator.id === 'northlight-audio')
    expect(northlight?.products.find((product) => product.id === 'reel-notes')?.isDraft).toBe(true)
  })

  test('§12 northlight-audio has a coupon that works, on everything', () => {
    const northlight = demoShop.find((creator) => creator.id === 'northlight-audio')
    expect(northlight?.coupons.find(({ isOn, on, endsIn }) => isOn && on === null && endsIn === null)?.code).toBe('FIRSTREEL')
  })

  test('something new every week: the newest products are days old, the oldest a year', () => {
    const ages = products.map((product) => product.published)
    expect(ages.filter((days) => days < 7).length).toBeGreaterThanOrEqual(6)
    expect(Math.max(...ages)).toBeGreaterThan(365)
    expect(Math.max(...ages)).toBeLessThan(425)
  })

  test('nobody sells before joining, and no release is older than its product', () => {
    for (const creator of demoShop) {
      for (const product of creator.products) {
        expect(creator.joined, product.id).toBeGreaterThan(product.published)
        expect(product.released, product.id).toBeLessThanOrEqual(product.published)
      }
    }
  })
})

describe('texts', () => {
  test('taglines fit on a card', () => {
    for (const item of [...allProducts, ...bundles, ...demoShop]) expect(item.tagline.length, item.id).toBeLessThanOrEqual(90)
  })

  test.each(allProducts.map((product) => [product.id, product] as const))('the description of %s has 60 to 160 words', (_, product) => {
    expect(wordsIn(product.description)).toBeGreaterThanOrEqual(60)
    expect(wordsIn(product.description)).toBeLessThanOrEqual(160)
  })

  test('no exclamation marks, no placeholders, no two descriptions alike', () => {
    const texts = JSON.stringify(demoShop)
    expect(texts).not.toMatch(/!/)
    expect(texts).not.toMatch(/\b(?:TODO|TBD|lorem|coming soon)\b/i)
    unique(allProducts.map((product) => product.description))
  })

  test('every plugin has its traits, and every product with a sound says what it suits', () => {
    for (const { id, type, category, traits } of allProducts) {
      if (type === 'Plugin') expect(pluginKinds, id).toContain(traits.kind)
      else if (!['EBookGuide', 'CourseTutorial'].includes(category) && id !== 'podcast-desk')
        expect(traits.genres.length, id).toBeGreaterThan(0)
      expect(draftTraits.safeParse(traits).error, id).toBeUndefined()
    }
  })

  test('every pack lists its contents, every plugin its systems', () => {
    for (const { id, type, compatibility } of allProducts) {
      if (type === 'Plugin') expect(compatibility.systems.length, id).toBeGreaterThanOrEqual(2)
      else expect(compatibility.contents.find((entry) => entry.label === 'Formats')?.value.length, id).toBeLessThanOrEqual(14)
    }
  })
})

describe('prices', () => {
  test('are in dollars, between 0 and 150, and without decimals in yen', () => {
    for (const { prices } of variations) {
      expect(prices.USD).toBeGreaterThanOrEqual(0)
      expect(prices.USD).toBeLessThanOrEqual(15_000)
      if (prices.JPY !== undefined) expect(prices.JPY % 100).toBe(0)
      for (const amount of Object.values(prices)) expect(Number.isInteger(amount)).toBe(true)
    }
    expect(variations.filter(({ prices }) => prices.JPY !== undefined).length).toBeGreaterThan(10)
  })

  test('plugins have seats, packs have none', () => {
    for (const product of allProducts) {
      for (const { licensePolicy } of product.variations) {
        if (product.type === 'Plugin') expect(licensePolicy.seats, product.id).toBeGreaterThan(0)
        else expect(licensePolicy, product.id).toMatchObject({ seats: 0, trialDays: 0 })
      }
    }
  })

  test('some products are free, some have monthly subscriptions, some are cheaper by the dozen', () => {
    expect(products.filter((product) => product.variations[0]?.prices.USD === 0).length).toBeGreaterThanOrEqual(5)
    expect(variations.filter(({ recurrence }) => recurrence.type === 'Recurring').length).toBeGreaterThanOrEqual(5)
    const tiered = variations.filter(({ tiers }) => tiers.length > 0)
    expect(tiered.length).toBeGreaterThanOrEqual(4)
    for (const { prices, tiers } of tiered) {
      const steps = [{ minQuantity: 1, prices }, ...tiers]
      for (const [index, step] of steps.slice(1).entries()) {
        expect(step.minQuantity).toBeGreaterThan(steps[index]?.minQuantity ?? 0)
        expect(step.prices.USD).toBeLessThan(steps[index]?.prices.USD ?? 0)
        expect(Object.keys(step.prices)).toEqual(Object.keys(prices).filter((code) => code in step.prices))
      }
    }
  })

  test('a bundle has two to six live products of its creator and costs less than those together', () => {
    for (const creator of live) {
      for (const bundle of creator.bundles) {
        expect(bundle.products.length).toBeGreaterThanOrEqual(2)
        expect(bundle.products.length).toBeLessThanOrEqual(6)
        const inside = bundle.products.map((id) => creator.products.find((product) => product.id === id && !product.isDraft))
        expect(inside, bundle.id).not.toContain(undefined)
        expect(bundle.published).toBeLessThanOrEqual(Math.min(...inside.map((product) => product?.published ?? 0)))
        const apart = inside.reduce((sum, product) => sum + (product?.variations[0]?.prices.USD ?? 0), 0)
        expect(bundle.variations[0]?.prices.USD).toBeLessThan(apart)
      }
    }
    expect(bundles.some((bundle) => bundle.isPartial)).toBe(true)
    expect(bundles.some((bundle) => !bundle.isPartial)).toBe(true)
  })

  test('discounts are on existing items: some now, one ended, one planned, one by an amount, one on a single variation', () => {
    const discounts = live.flatMap((creator) => creator.discounts.map((discount) => ({ creator, discount })))
    for (const { creator, discount } of discounts) {
      expect(discount.endsIn).toBeGreaterThan(discount.startsIn)
      for (const target of discount.on) {
        const items = target.kind === 'product' ? creator.products : creator.bundles
        const item = items.find(({ id }) => id === target.itemId)
        expect(item, target.itemId).toBeDefined()
        if (target.variationId) expect(item?.variations.map(({ id }) => id)).toContain(target.variationId)
      }
    }
    const isOn = ({ startsIn, endsIn }: { startsIn: number; endsIn: number }) => startsIn < 0 && endsIn > 0
    expect(discounts.filter(({ discount }) => isOn(discount)).length).toBeGreaterThanOrEqual(4)
    expect(discounts.some(({ discount }) => discount.endsIn < 0)).toBe(true)
    expect(discounts.some(({ discount }) => discount.startsIn > 0)).toBe(true)
    expect(discounts.some(({ discount }) => 'amounts' in discount.off && isOn(discount))).toBe(true)
    expect(
      discounts.some(({ discount }) => 'percentage' in discount.off && isOn(discount) && discount.on.some((target) => target.variationId)),
    ).toBe(true)
  })
})

describe('pages', () => {
  test('every block is valid once it has its media, and all eight kinds are used', () => {
    for (const block of blocks) expect(pageBlock.safeParse(block).error, JSON.stringify(block)).toBeUndefined()
    expect(new Set(blocks.map((block) => block.type)).size).toBe(8)
    unique(blocks.map((block) => block.id))
  })

  test('every product has a sound and a text; plugins also have the dry side', () => {
    for (const product of allProducts) {
      const samples = samplesIn(product.page)
      expect(samples.length, product.id).toBeGreaterThanOrEqual(1)
      expect(samples.length, product.id).toBeLessThanOrEqual(3)
      expect(
        product.page.some((block) => block.type === 'TextBlock'),
        product.id,
      ).toBe(true)
      if (product.type === 'Plugin') for (const { sketch } of samples) expect(sketch.effect, product.id).toBeDefined()
    }
  })

  test('at least twelve products have rich pages', () => {
    const isRich = (kinds: Set<string>) => kinds.size >= 4 && kinds.has('TestimonialsBlock')
    expect(products.filter((product) => isRich(new Set(product.page.map((block) => block.type)))).length).toBeGreaterThanOrEqual(12)
  })

  test('storefronts have four to eight blocks', () => {
    for (const creator of demoShop) {
      expect(creator.page.length, creator.id).toBeGreaterThanOrEqual(4)
      expect(creator.page.length, creator.id).toBeLessThanOrEqual(8)
    }
  })

  test('blocks refer to existing products and bundles', () => {
    for (const block of blocks) {
      if (block.type === 'BundleBlock') {
        const owner = demoShop.find((creator) => creator.id === block.creatorId)
        expect(owner?.bundles.map(({ id }) => id)).toContain(block.bundleId)
      }
      if (block.type === 'ProductBlock' || block.type === 'BasicProductBlock') {
        const owner = demoShop.find((creator) => creator.id === block.creatorId)
        expect(owner?.products.map(({ id }) => id)).toContain(block.productId)
      }
    }
  })

  test('every recipe and effect in use can be rendered', () => {
    for (const { sketch } of pages.flatMap((page) => samplesIn(page.blocks))) {
      expect(Object.keys(recipes)).toContain(sketch.recipe)
      if (sketch.effect) expect(Object.keys(effects)).toContain(sketch.effect)
    }
  })

  test('every image of a page is planned', () => {
    const asked: string[] = []
    const asking: Media = {
      ...media,
      pictureOf: (name) => {
        asked.push(name)
        return name
      },
    }
    for (const page of pages) fillPage(page, asking)
    const planned = new Set(
      demoShop.flatMap((creator, turn) => planPictures(creator, turn, { peaksOf: () => [] })).map((plan) => plan.name),
    )
    expect(asked.filter((name) => !planned.has(name))).toEqual([])
  })
})

test('a name always has the same uuid', () => {
  expect(stableUuid('tape-one')).toBe(stableUuid('tape-one'))
  expect(stableUuid('tape-one')).not.toBe(stableUuid('tape-two'))
})
