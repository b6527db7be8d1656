export { adminRoutes } from './admin.routes.ts'
export { forgetNotes, moveNotes } from './notes/staff-note.store.ts'
export { staffNoteRoutes } from './notes/staff-notes.routes.ts'
export { listStaff } from './staff.views.ts'
