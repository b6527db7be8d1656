/** Audio is always rendered some milliseconds ahead of the page. */
const lead = 0.03

/**
 * The next moment that can still be scheduled. What is scheduled for "now" reaches the audio thread too late: a fade then starts in its
 * middle, which clicks, and two starts may diverge.
 */
export const soon = (context: BaseAudioContext): number => context.currentTime + lead
