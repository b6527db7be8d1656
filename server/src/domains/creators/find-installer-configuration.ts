import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import { installerDocument } from './creator-documents.ts'
import './creators.tables.ts'

type Installer = { creatorName: string; eula: string | null; windowsIcon: string | null }

/** The look of a creator's installers. */
export const findInstallerConfiguration = async (db: Reader, creatorId: string): Promise<Installer> => {
  const row = await db.selectFrom('creators').select(['name', 'installer_configuration']).where('id', '=', creatorId).executeTakeFirst()
  const { name, installer_configuration } = row ?? refuse('not-found')
  const { eula, windowsIcon } = readOptional(installerDocument, installer_configuration) ?? {}
  return { creatorName: name, eula: eula || null, windowsIcon: windowsIcon || null }
}
