/** The sound card is always some milliseconds ahead of the page. */
const lead = 0.03

/**
 * The next moment that can still be planned. What is planned for "now" reaches the audio thread too late: a fade is then joined
 * in its middle, which clicks, and two starts may fall apart.
 */
export const soon = (context: BaseAudioContext): number => context.currentTime + lead
