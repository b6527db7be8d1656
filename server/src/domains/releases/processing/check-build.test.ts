import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import * as contract from '#contract/releases/own-releases.ts'
import { type Files, FilesUnavailable } from '#platform/files/files.ts'
import { openCheckShop, pluginZip } from '../../../../testing/check-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { takeWaitingJobs } from '../../../../testing/waiting-jobs.ts'
import { checkBuild } from './check-build.ts'
import { resumeChecks } from './resume-checks.ts'

const { shop, db, act, arrive, buildOf, run, deps, release } = await openCheckShop()

const checkOf = async (releaseId: string) => (await buildOf(releaseId)).check

test('§9 an uploaded file is hashed and listed, and is Ready', async () => {
  const { id } = await release()
  const bytes = pluginZip()
  await arrive(id, { bytes })
  expect(await checkOf(id)).toEqual({ status: 'Dispatched', progress: 0, tries: 0 })
  await run()
  const build = await buildOf(id)
  expect(build).toMatchObject({
    ...{ status: 'Ready', reason: null, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), madeFrom: null },
    check: { status: 'Completed', progress: 1, tries: 1 },
  })
  expect(build.manifest?.files.map(({ path }) => path)).toContain('Deep.vst3/Contents/x86_64-win/Deep.vst3')
  expect(build.report?.formats).toEqual(['VST3'])
  expect(build.report?.lines.every(({ level }) => level !== 'red')).toBe(true)
})

test('§9 a file with path tricks is not ready, says why, and cannot be submitted', async () => {
  const { id } = await release()
  await arrive(id, { bytes: pluginZip({ '../../etc/passwd': 'x' }) })
  await run()
  const { status, reason, check } = await buildOf(id)
  expect([status, check?.status]).toEqual(['NotReady', 'Completed'])
  expect(reason).not.toBeNull()
  expect(Object.keys(expectProblem(await act(contract.submitRelease, id), 400).errors ?? {})).toEqual(['not-ready'])
})

test('an interrupted check starts over', async () => {
  const { id } = await release()
  const { buildId, uploadId } = await arrive(id, { bytes: pluginZip() })
  const ending = new AbortController()
  const slow: Files = {
    ...shop.files,
    findPath: async (key) => {
      ending.abort(new Error('ended'))
      return shop.files.findPath?.(key)
    },
  }
  await expect(checkBuild({ ...deps, files: slow }, { buildId, uploadId }, ending.signal)).rejects.toThrow('ended')
  expect(await checkOf(id)).toEqual({ status: 'Dispatched', progress: 0, tries: 0 })
  expect(await readdir(deps.workFolder)).toEqual([])
  await run()
  expect((await buildOf(id)).status).toBe('Ready')
})

test('a check whose process was killed starts again, and is given up at the fourth time', async () => {
  const { id } = await release()
  const { buildId, uploadId } = await arrive(id, { bytes: pluginZip() })
  const kill = (tries: number) =>
    db.updateTable('builds').set({ check_status: 'Running', check_tries: tries }).where('id', '=', buildId).execute()
  await kill(2)
  await checkBuild(deps, { buildId, uploadId })
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', check: { status: 'Completed', tries: 3 } })
  await kill(3)
  await checkBuild(deps, { buildId, uploadId })
  expect(await buildOf(id)).toMatchObject({ status: 'NotReady', check: { status: 'Failed', tries: 3 } })
  expect((await act(contract.checkBuildAgain, id)).json().builds[0].check).toEqual({ status: 'Dispatched', progress: 0, tries: 0 })
  await run()
  expect((await buildOf(id)).status).toBe('Ready')
})

test('our own faults are retried three times and then explained, and nothing is left half done', async () => {
  const { id } = await release()
  const { buildId, uploadId } = await arrive(id, { bytes: pluginZip() })
  const full: Files = { ...shop.files, findPath: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) }
  for (const status of ['Dispatched', 'Dispatched', 'Failed']) {
    await expect(checkBuild({ ...deps, files: full }, { buildId, uploadId })).rejects.toThrow('no space')
    expect(await buildOf(id)).toMatchObject({ status: 'NotReady', sha256: null, check: { status } })
  }
  await checkBuild({ ...deps, files: full }, { buildId, uploadId })
  expect((await buildOf(id)).reason).toMatch(/Check it again/)
  expect(Object.keys(expectProblem(await act(contract.submitRelease, id), 400).errors ?? {})).toEqual(['check-failed'])
})

test('a storage that is down uses up no attempt, and the check continues when it is back', async () => {
  const { id } = await release()
  const { buildId, uploadId } = await arrive(id, { bytes: pluginZip() })
  const away: Files = {
    ...shop.files,
    findPath: async () => undefined,
    open: () => Promise.reject(new FilesUnavailable('there', new Error('gone'))),
  }
  for (let time = 0; time < 5; time++) {
    await expect(checkBuild({ ...deps, files: away }, { buildId, uploadId })).rejects.toThrow(FilesUnavailable)
    expect(await checkOf(id)).toEqual({ status: 'Dispatched', progress: 0, tries: 0 })
  }
  await run()
  expect((await buildOf(id)).status).toBe('Ready')
})

test('a missing file is asked for again', async () => {
  const { id } = await release()
  const { fileKey } = await arrive(id, { bytes: pluginZip() })
  await shop.files.remove(fileKey)
  await run()
  expect(await buildOf(id)).toMatchObject({
    status: 'NotReady',
    reason: expect.stringContaining('Send it again'),
    check: { status: 'Failed' },
  })
})

test('with remote storage the file is copied piece by piece, and the copy is removed afterwards', async () => {
  const { id } = await release()
  const { buildId, uploadId } = await arrive(id, { bytes: pluginZip() })
  const open = vi.fn(shop.files.open)
  await checkBuild({ ...deps, files: { ...shop.files, findPath: async () => undefined, open } }, { buildId, uploadId })
  expect(open).toHaveBeenCalledOnce()
  expect((await buildOf(id)).status).toBe('Ready')
  expect(await readdir(deps.workFolder)).toEqual([])
})

test('a build replaced meanwhile is dropped', async () => {
  const { id } = await release()
  const { buildId, uploadId } = await arrive(id, { bytes: pluginZip() })
  const replacing: Files = {
    ...shop.files,
    findPath: async (key) => {
      expect((await act(contract.removeBuild, id)).statusCode).toBe(200)
      return shop.files.findPath?.(key)
    },
  }
  await checkBuild({ ...deps, files: replacing }, { buildId, uploadId })
  const newer = await arrive(id, { bytes: pluginZip({ 'new.txt': 'new' }), uploadId: 'another' })
  await checkBuild(deps, { buildId, uploadId })
  expect(await buildOf(id)).toMatchObject({ id: newer.buildId, check: { status: 'Dispatched' } })
  await run()
  expect(await buildOf(id)).toMatchObject({
    status: 'Ready',
    manifest: { files: expect.arrayContaining([expect.objectContaining({ path: 'new.txt' })]) },
  })
})

test('a new version has the files of a draft checked again; new notes do not', async () => {
  const { id, version } = await release()
  await arrive(id, { bytes: pluginZip() })
  await run()
  await act(contract.changeRelease, id, { body: { notes: 'Deeper still.' } })
  expect((await buildOf(id)).check?.status).toBe('Completed')
  await act(contract.changeRelease, id, { body: { version: version.replace('.0.0', '.0.1') } })
  expect(await buildOf(id)).toMatchObject({ status: 'NotReady', check: { status: 'Dispatched' } })
  await run()
  expect((await buildOf(id)).status).toBe('Ready')
})

test('checks without progress for an hour are started again', async () => {
  const { id } = await release()
  const { buildId } = await arrive(id, { bytes: pluginZip() })
  await takeWaitingJobs(db)
  const stand = (since: string) =>
    db
      .updateTable('builds')
      .set({ check_status: 'Running', check_tries: 1, check_changed_at: new Date(since) })
      .where('id', '=', buildId)
      .execute()
  await stand('2030-03-01T11:30:00Z')
  await resumeChecks(deps)
  expect((await buildOf(id)).check?.status).toBe('Running')
  await stand('2030-03-01T10:30:00Z')
  await resumeChecks(deps)
  await run()
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', check: { tries: 2 } })
})
