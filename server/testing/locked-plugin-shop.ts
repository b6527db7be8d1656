import { expect } from 'vitest'
import { expectProblem } from './expect-problem.ts'
import { addLicenses, addPlugin, openPluginShop } from './plugin-shop.ts'
import { addRelease } from './sample-release.ts'

/** Without a trial, so that only owners may download its files. */
export const locked = 'lowtide/locked'

/** A shop with plugins whose owner wants to do more than they may, and the calls that must not accept a forged token. */
export const openLockedPluginShop = async () => {
  const plugins = await openPluginShop({ PUBLIC_URL: 'https://soundfair.example' })
  const { app, db, customer, plugin, activate } = plugins
  await addPlugin(db, locked, { trialDays: 0 })
  await addPlugin(db, 'glasshouse/locked', { trialDays: 0 })
  for (const path of [locked, 'glasshouse/locked']) await addRelease(db, plugins.shop.files, path)

  const owner = async (path = locked) => {
    const who = await customer()
    const [license = ''] = await addLicenses(db, who, { path })
    return { who, license, ...(await activate(who, { path })) }
  }
  const mayDownload = async (token: string, path: string): Promise<boolean> => {
    const [creatorId, productId] = path.split('/')
    const url = `/@${creatorId}/api/customer/inventory/products/${productId}`
    return (await app.inject({ url, headers: { authorization: `LicenseToken ${token}` } })).json().downloadsAllowed
  }
  const expectInvalid = async (forged: string, path = locked) => {
    for (const verb of ['validate', 'revoke'] as const) {
      const problem = expectProblem(await plugin({ path })[verb](forged), 400)
      expect([problem.errorType, forged.slice(0, 120)]).toEqual(['LicenseInvalid', forged.slice(0, 120)])
    }
    expect(await mayDownload(forged, path)).toBe(false)
  }

  return { ...plugins, owner, mayDownload, expectInvalid }
}
