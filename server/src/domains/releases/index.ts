export { addApprovedRelease } from './add-approved-release.ts'
export { releaseShelf } from './release-shelf.ts'
export { releaseRoutes } from './releases.routes.ts'
export { serveDownloads } from './serve-downloads.ts'
