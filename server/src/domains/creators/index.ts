export { findActing } from './acting/acting.views.ts'
export { noteActing } from './acting/note-acting.ts'
export { staffTeamName } from './acting/staff-team-name.ts'
export { announceTerms } from './announce-terms.ts'
export { applicationRoutes } from './applications/applications.routes.ts'
export { exportApplications } from './applications/export-applications.ts'
export { forgetApplications } from './applications/forget-applications.ts'
export { applicationNews, mailApplicationNews } from './applications/mail-application-news.ts'
export { moveApplications } from './applications/move-applications.ts'
export { staffApplicationRoutes } from './applications/staff-applications.routes.ts'
export { countCreators } from './count-creators.views.ts'
export { type CreatorProfile, createCreator } from './create-creator.ts'
export {
  findCreatorByWord,
  findCreatorPageRow,
  holdCreator,
  lockCreatorPage,
  saveCreatorPage,
  setCreatorPage as publishCreatorPage,
} from './creator.store.ts'
export { creatorAddressDocument, type StorefrontPage, socialMediaDocument, storefrontPageDocument } from './creator-documents.ts'
export { creatorMetaRoutes } from './creator-meta.routes.ts'
export { creatorSettingsRoutes } from './creator-settings.routes.ts'
export { hasSignedNewestTerms, hasSignedTerms, signTerms, termsVersion } from './creator-terms.ts'
export { type Editor, editorOf, mayChangeEverything, noteStaff } from './editor.ts'
export { type AgreedFees, findAgreedFees } from './fees/find-agreed-fees.ts'
export { foldFigures } from './figures.store.ts'
export { findAllowedOrigins } from './find-allowed-origins.ts'
export { findCreatorName } from './find-creator-name.ts'
export { findInstallerConfiguration } from './find-installer-configuration.ts'
export { isLive } from './is-live.ts'
export { isSuspended } from './is-suspended.ts'
export { renameSlug } from './rename-slug.ts'
export { setFeaturedCreators } from './set-featured-creators.ts'
export { creatorSuspended, mailSuspension } from './staff/mail-suspension.ts'
export { staffCreatorRoutes } from './staff/staff-creators.routes.ts'
export { addMember } from './team/add-member.ts'
export { leaveEveryTeam } from './team/leave-every-team.ts'
export { teamRoutes } from './team/team.routes.ts'
