import { expect, test } from 'vitest'
import { roomText } from './room-text.ts'

const gigabyte = 1024 ** 3
const quota = { usedBytes: 0, limitBytes: 100 * gigabyte, openUploads: 0, openLimit: 50 }

test.each([
  [{}, '0 of 100 GB', null],
  [{ usedBytes: 79 * gigabyte }, '79 of 100 GB', null],
  [{ usedBytes: 80 * gigabyte }, '80 of 100 GB', /room for 20 GB more.*discard drafts/],
  [{ usedBytes: 100 * gigabyte }, '100 of 100 GB', /no room.*Approved files don’t count/],
  [{ openUploads: 50 }, '0 of 100 GB', /50 files are uploading/],
])('storage, case %#', (change, used, advice) => {
  const room = roomText({ ...quota, ...change })
  expect([room.used, room.isTight]).toEqual([used, advice !== null])
  if (advice === null) expect(room.advice).toBeNull()
  else expect(room.advice).toMatch(advice)
})
