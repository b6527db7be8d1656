import type { Tx } from '#platform/database/database.ts'
import { dropFiles } from '../processing/remove-build-files.ts'
import { listPreviewKeys } from './previews.store.ts'

/** The rows are deleted with the build; the files by a job once nothing refers to them. Called before the build is deleted. */
export const dropPreviews = async (tx: Tx, buildId: string): Promise<void> => dropFiles(tx, await listPreviewKeys(tx, buildId))
