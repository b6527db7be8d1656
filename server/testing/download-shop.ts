import * as identity from '#contract/identity/identity.ts'
import { fulfillWithLicense } from '#contract/licensing/activation-requests.ts'
import * as licensing from '#contract/licensing/licensing.ts'
import * as contract from '#contract/releases/releases.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { type Browser, openBrowser } from './browser.ts'
import { item, openMoneyShop } from './money-shop.ts'
import { addAccount, samplePassword } from './sample-account.ts'
import { addCreator, addProduct } from './sample-creator.ts'
import { addRelease, sampleBytes } from './sample-release.ts'

const noTrial = { seats: 3, offlineActivation: true, trialDays: 0, trialNeedsAccount: false }
/** The variations of a product that only its owners may download. */
export const owned = [sampleVariation({ licensePolicy: noTrial })]
export const big = sampleBytes('a long download', 900_000)

/** A shop with releases to download, and Casey, who owns one of the products. */
export const openDownloadShop = async () => {
  const money = await openMoneyShop()
  const { db, app, shop } = money
  const { files } = shop

  await addCreator(db, { id: 'lowtide' })
  await addCreator(db, { id: 'glasshouse' })
  await addProduct(db, 'lowtide/deep', { name: 'Deep', variations: owned })
  await addRelease(db, files, 'lowtide/deep', {
    version: '1.9.0',
    publishedAt: '2030-02-01T09:00:00Z',
    builds: [{ platform: 'Mac', name: 'Tiefe Töne.zip', bytes: big }],
  })
  await addRelease(db, files, 'lowtide/deep', {
    version: '1.10.0',
    notes: 'Deeper. <script>alert(1)</script>',
    builds: [{ platform: 'Mac' }, { platform: 'Windows' }, { platform: 'Symbols' }],
  })
  await addRelease(db, files, 'lowtide/deep', { version: '2.0.0', publishedAt: '2030-06-01T09:00:00Z' })
  await addProduct(db, 'lowtide/gift', { variations: [sampleVariation({ prices: { USD: 0 } })] })
  await addRelease(db, files, 'lowtide/gift', { builds: [{ platform: 'Universal' }] })
  await addProduct(db, 'lowtide/tryable')
  await addRelease(db, files, 'lowtide/tryable')
  await addProduct(db, 'lowtide/tryable-by-account', {
    variations: [sampleVariation({ licensePolicy: { ...noTrial, trialDays: 7, trialNeedsAccount: true } })],
  })
  await addRelease(db, files, 'lowtide/tryable-by-account')

  const person = async () => {
    const { id, email } = await addAccount(db)
    const browser = openBrowser(app)
    await browser.call(identity.signIn, { query: { email }, body: samplePassword })
    return { id, email, browser }
  }
  const owner = async (path = 'lowtide/deep') => {
    const someone = await person()
    const buyer = await money.buyer({ browser: someone.browser, email: someone.email }).fill([item(path)])
    await buyer.pay()
    await money.settleDown()
    return { ...someone, orderId: buyer.orderId }
  }
  const stranger = openBrowser(app)

  const of = (path: string) => {
    const [creatorId = '', productId = ''] = path.split('/')
    return { creatorId, productId }
  }
  const releasesOf = async (browser: Browser, path: string) =>
    (await browser.call(contract.listReleases, { params: of(path) })).json() as contract.ProductReleases
  const buildOf = async (path: string, version: string, platform = 'Mac'): Promise<string> => {
    const { id } = await db
      .selectFrom('builds as b')
      .innerJoin('releases as r', 'r.id', 'b.release_id')
      .select('b.id')
      .where('r.product_id', '=', of(path).productId)
      .where('r.version', '=', version)
      .where('b.platform', '=', platform as 'Mac')
      .executeTakeFirstOrThrow()
    return id
  }
  const linkTo = (browser: Browser, downloadId: string, query: object = { redirect: 'false' }) =>
    browser.call(contract.getDownload, { params: { downloadId }, query: query as { redirect: string } })
  const pathOf = (location: string): string => new URL(location).pathname
  const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: path, headers })

  /** Activates an owner's plugin; returns its token. */
  const activate = async (browser: Browser, productId = 'deep'): Promise<string> => {
    const asked = await stranger.call(licensing.requestActivation, {
      params: { creatorId: 'lowtide', productId },
      body: { deviceName: 'Studio Mac', deviceSignature: `device of ${productId}` },
    })
    const { id, request } = asked.json()
    const fulfilled = await browser.call(fulfillWithLicense, { params: { requestId: id } })
    if (fulfilled.statusCode !== 200) throw new Error(`The plugin was not activated: ${fulfilled.body}`)
    const { pathname, search } = new URL(request)
    return (await app.inject({ url: `${pathname}${search}` })).body
  }

  const casey = await owner()
  const oldBuild = await buildOf('lowtide/deep', '1.9.0')
  const newBuild = await buildOf('lowtide/deep', '1.10.0')
  const newLink = async (browser: Browser = casey.browser, build = oldBuild) => pathOf((await linkTo(browser, build)).json().location)

  return {
    money,
    db,
    app,
    shop,
    files,
    person,
    owner,
    stranger,
    activate,
    of,
    releasesOf,
    buildOf,
    linkTo,
    pathOf,
    get,
    casey,
    oldBuild,
    newBuild,
    newLink,
  }
}
