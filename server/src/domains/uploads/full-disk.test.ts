import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { diskFiles } from '#platform/files/disk-files.ts'
import { mountSmallDisk } from '../../../testing/small-disk.ts'
import { manyBytes, openTusShop, sha256Of } from '../../../testing/tus-shop.ts'

const megabyte = 1024 * 1024

// A real one, where the machine allows it.
const disk = mountSmallDisk(8)

test.skipIf(!disk)('§9 a full disk is a 507; what was stored before stays, and the upload continues once there is room', async () => {
  const folder = disk ?? ''
  const { shop, begin, patch, offsetOf, sendRest, stored } = await openTusShop({
    change: (opened) => ({ ...opened, files: diskFiles(folder) }),
  })
  await shop.files.put('ballast/one', manyBytes('ballast', 4 * megabyte), { contentType: 'application/octet-stream' })
  const bytes = manyBytes('too much', 6 * megabyte)
  const url = await begin(bytes.length)
  const answer = await patch(url, 0, bytes)
  expect(answer.status).toBe(507)
  expect(await answer.json()).toMatchObject({ title: 'The storage is full', detail: expect.stringContaining('safe') })
  const offset = await offsetOf(url)
  expect(offset).toBeGreaterThan(3 * megabyte)
  expect((await patch(url, offset, bytes.subarray(offset))).status).toBe(507)
  rmSync(`${folder}/ballast`, { recursive: true })
  expect((await sendRest(url, bytes)).status).toBe(204)
  expect(sha256Of(await stored(url))).toBe(sha256Of(bytes))
})
