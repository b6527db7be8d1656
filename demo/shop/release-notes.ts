/** Release notes written for particular products; all others use the lists below. */
export const toldNotes: Readonly<Record<string, string>> = {
  'northlight-audio/tape-one 2.3.1': `
- The left meter no longer falls asleep when the deck is bypassed.
- Logic keeps the chosen week when a track is duplicated.
- The window opens a third faster on Windows.`,
  'northlight-audio/tape-one 2.3.0': `
**Splices where you put them.** Click on the reel to set one, drag it along, or let the deck keep its own.

- Wow and flutter can be replayed from any week of the log, whatever week the bias is from.
- CLAP builds for all three systems.
- Sessions from 2.2 open unchanged.`,
  'northlight-audio/tape-one 2.2.0': `
**The two heads are apart.** Print with the record head, listen at the play head, or blend the way between them.

- 15 ips, measured again after the capstan was replaced.
- The noise floor has its own switch.`,
  'northlight-audio/velvet-limiter 1.0.2': `
- True peak readings agree with the meter next door, to a tenth of a decibel.
- Automating the ceiling no longer causes clicks at the smallest buffer.`,
  'lowtide/glass-choir 1.2.0': `
**Forty new phrases**, sung at low tide in March, and the long notes of the altos in three dynamics.

- Loop points of the drones are clean in every sampler we could borrow.
- File names now begin with the key.`,
}

export const firstNotes = (name: string): string => `The first release of ${name}. Thank you for being early.`

/** For patch versions: what was fixed. */
export const mended = {
  Plugin: [
    'Fixed a crash when the host closed the window while a preset was loading.',
    'Hosts that show more than eight letters now get the whole parameter name.',
    'The window now keeps its size between sessions.',
    'Presets with a dot in their name can now be saved.',
    'Latency is now reported correctly after the sample rate changes.',
    'The bypass no longer clicks, even at the smallest buffer.',
    'Tooltips no longer stay behind on a second screen.',
    'Offline rendering now matches playback, to the last bit.',
  ],
  DigitalProduct: [
    'Fixed two files that were one sample short.',
    'File names no longer contain characters that Windows rejects.',
    'The tempo is now written into every loop.',
    'The list of contents now names the key of every file.',
    'Fixed a silent channel in one of the stems.',
  ],
} as const

/** For minor versions: what is new. */
export const added = {
  Plugin: [
    'A new preset browser, with tags instead of folders.',
    'Undo and redo, ten steps deep and saved with the session.',
    'A/B comparison, with both settings at the same loudness.',
    'The window can be resized freely and stays sharp.',
    'Mid/side processing as well as left/right.',
    'A quarter less CPU load on Apple silicon.',
    'MIDI learn for every control that moves.',
  ],
  DigitalProduct: [
    'New material, recorded since the last version, in a folder of its own.',
    'Half-tempo versions of everything.',
    'Dry versions of everything that came only with the room.',
    'A set of starting points, for when the page is empty.',
    'A short text about how it was made.',
  ],
} as const
