export const sandboxStatuses = ['requires_confirmation', 'processing', 'succeeded', 'declined', 'canceled', 'failed'] as const
