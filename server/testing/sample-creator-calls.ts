/** Sample calls for applications, and for what staff decide about creators. */

const application = {
  name: 'Quiet Rooms',
  wishedId: 'quiet-rooms',
  websiteUrl: '',
  links: ['https://quiet.example.com'],
  sells: 'Rooms.',
  message: '',
  termsAccepted: true,
}

export const creatorQueries: Record<string, Record<string, string>> = {
  saveApplicationDraft: { version: '0' },
  submitApplication: { version: '0' },
  takeBackApplication: { version: '1' },
}

export const creatorBodies: Record<string, object> = {
  saveApplicationDraft: application,
  submitApplication: application,
  approveApplication: { version: 1, creatorId: 'quiet-rooms' },
  rejectApplication: { version: 1, reason: 'Too quiet.' },
  askBackApplication: { version: 1, reason: 'How quiet?' },
  reopenApplication: { version: 1 },
  changeStaffCreator: { version: 0, whitelabel: true },
  setCreatorFee: { version: 0, rate: 0.1, validFrom: '2030-04-01' },
  suspendCreator: { version: 0, reason: 'Their samples are not their own.' },
  unsuspendCreator: { version: 0 },
  chooseCreator: { creatorId: 'lowtide', reason: 'They asked us to.' },
}
