import type { BuildReport } from '#contract/releases/build-report.ts'
import type { ReleaseForm } from '#contract/releases/own-releases.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { writeOptional } from '#platform/database/stored-document.ts'
import { insertDraft } from './drafting/draft.store.ts'
import { moveRelease } from './move-release.ts'
import { recordEvent } from './record-event.ts'
import { manifestColumns, reportDocument } from './release.documents.ts'
import type { NewBuild } from './release.store.ts'

type CheckedBuild = Omit<NewBuild, 'id'> & { report: BuildReport }

type Unpublished = ProductKey &
  ReleaseForm & {
    /** Who created it; null for a deleted account. */
    by: string | null
    createdAt: Date
    /** null: it is a draft. */
    submittedAt: Date | null
    sentBack: { by: string | null; at: Date; reason: string } | null
    builds: readonly CheckedBuild[]
  }

const addBuilds = (tx: Tx, releaseId: string, builds: readonly CheckedBuild[], now: Date) =>
  tx
    .insertInto('builds')
    .values(
      builds.map(({ platform, name, fileKey, size, sha256, manifest, report }) => ({
        ...{ id: newId('bld', now), release_id: releaseId, platform, name, size, sha256 },
        file_key: fileKey,
        status: 'Ready' as const,
        reason: null,
        ...manifestColumns(manifest),
        report: writeOptional(reportDocument, report),
        check_status: 'Completed' as const,
        check_progress: 1,
        check_tries: 1,
        check_changed_at: now,
        created_at: now,
      })),
    )
    .execute()

/** Adds a release whose files were checked elsewhere: a draft, one in review, or one that was sent back. Nobody is mailed. */
export const addUnpublishedRelease = async (tx: Tx, release: Unpublished): Promise<string> => {
  const { builds, by, createdAt, submittedAt, sentBack, ...draft } = release
  const id = newId('rel', createdAt)
  await insertDraft(tx, { ...draft, id, now: createdAt })
  await recordEvent(tx, { releaseId: id, at: createdAt, by, what: 'Created' })
  await addBuilds(tx, id, builds, createdAt)
  for (const { platform, name } of builds) {
    await recordEvent(tx, { releaseId: id, at: createdAt, by, what: 'BuildAdded', detail: `${platform}: ${name}` })
  }
  if (submittedAt === null) return id
  await moveRelease(tx, { id, status: 'Draft' }, 'InReview', { submitted_at: submittedAt, submitted_by: by })
  await recordEvent(tx, { releaseId: id, at: submittedAt, by, what: 'Submitted' })
  if (sentBack === null) return id
  const { at, reason } = sentBack
  await moveRelease(tx, { id, status: 'InReview' }, 'ChangesRequested', { reason, decided_at: at, decided_by: sentBack.by })
  await recordEvent(tx, { releaseId: id, at, by: sentBack.by, what: 'ChangesRequested', detail: reason })
  return id
}
