import { join } from 'node:path'
import { diskFiles } from './disk-files.ts'
import type { Files } from './files.ts'
import type { S3Options } from './s3-bucket.ts'
import { s3Files } from './s3-files.ts'

export const openFiles = (config: { dataDir: string; s3?: S3Options | undefined }): Files =>
  config.s3 ? s3Files(config.s3) : diskFiles(join(config.dataDir, 'files'))
