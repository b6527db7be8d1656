import { download, listen, midiPack, presetPack, prose, sample, template, text, voice, voices } from '../vocabulary.ts'

export const coldRolledBass = sample('Coil bass, 132', 'boom-bass')

export const coldRolled = presetPack({
  id: 'cold-rolled',
  name: 'Cold Rolled',
  tagline: 'Flat, hard basses and stabs for Vital. Thickness in millimetres.',
  published: 151,
  tags: ['vital', 'presets', 'bass', 'techno', 'stabs'],
  prices: [download({ USD: 16, EUR: 16 })],
  contents: { Presets: '72', Formats: 'Vital', Needs: 'Vital 1.5 or newer', Size: '18 MB' },
  hosts: ['Vital 1.5+'],
  description: prose`
    Cold rolling makes steel flat, shiny and hard, and takes out whatever bend it had. I wanted basses like that. Seventy-two presets, named
    after the thickness of the sheet, from 6 mm, which is a sub with a bark, down to 0.15, which is mostly edge.

    The wavetables are recordings of real sheet, struck, bowed and flexed, one for every gauge. Macro one is tension. Macro two is oil: it
    takes the ring off. The other two are yours.

    Forty basses, twenty stabs, twelve drones for people who stay until the end.
  `,
  page: [
    listen(coldRolledBass),
    text(
      'Start thin',
      'The thin gauges cut through without level. Find the line with 0.5, then swap for something heavier and turn it down.',
    ),
  ],
})

export const slag = presetPack({
  id: 'slag',
  name: 'Slag',
  tagline: 'What is left over: 48 unfriendly patches for Pigments that only work once.',
  published: 82,
  tags: ['pigments', 'presets', 'noise', 'experimental', 'industrial'],
  prices: [download({ USD: 13, EUR: 13 })],
  contents: { Presets: '48', Formats: 'Pigments', Needs: 'Pigments 5 or newer', Size: '31 MB' },
  hosts: ['Pigments 5+'],
  description: prose`
    While I make sensible presets there are accidents, and I keep them in a folder called slag. Some scream in one octave and are silent in
    the next. One takes twenty seconds to start and cannot be stopped. None of them is useful twice in the same track.

    I have done three things to them: set the level so that nobody is hurt, mapped the wheel to the way out, and written a line about where
    in a piece I would risk it.

    Forty-eight, sorted from *merely rude* to *with the door open*. Real slag is used for building roads, so perhaps there is hope.
  `,
  page: [
    listen(sample('Merely rude, number three', 'mono-lead')),
    text(
      'The way out',
      prose`
        The modulation wheel, all the way up, brings every patch back to a sine wave in two seconds. Practise this before the show.
      `,
    ),
  ],
})

export const shiftPatterns = midiPack({
  id: 'shift-patterns',
  name: 'Shift Patterns',
  tagline: 'Drum MIDI in three shifts: early, late and night. Played on pads, then left.',
  published: 219,
  tags: ['midi', 'drums', 'techno', 'patterns', 'groove'],
  prices: [download({ USD: 14, EUR: 14 })],
  contents: { Files: '270', Formats: 'MID', Tempos: '118 to 146', Size: '1 MB' },
  description: prose`
    People do not play alike at five in the morning, two in the afternoon and eleven at night. I worked all three shifts for years and can
    feel it in my hands. So I recorded drum patterns at those hours for a month: ninety of each, on pads, after coffee, tea and nothing.

    *Early* is stiff and a little ahead. *Late* sits. *Night* drags on the snare and forgets hats, and it is what most of you will want.

    All are four bars with a fill that you may take or leave, General MIDI mapping, velocities as they came. Put an early pattern over a
    night one and you have a changing room.
  `,
  page: [
    listen(sample('Night, pattern 61', 'two-step')),
    text(
      'Mapping',
      prose`
        General MIDI, with a second set for the common pad layouts. Kick, snare and hats are on separate channels if you import as
        three tracks.
      `,
    ),
    voices(voice('I can tell which shift I am in by bar two.', 'Tess Moran', 'producer')),
  ],
})

export const rollingMill = template({
  id: 'rolling-mill',
  name: 'Rolling Mill',
  tagline: 'A Live set that takes one loop and rolls it out to seven minutes.',
  published: 97,
  tags: ['ableton', 'template', 'techno', 'arrangement', 'performance'],
  prices: [download({ USD: 21, EUR: 21 })],
  contents: { Formats: 'ALS', Needs: 'Ableton Live 11 Suite or newer', Tracks: '20', Size: '240 MB' },
  hosts: ['Ableton Live 11+'],
  description: prose`
    In a mill a short thick slab goes through stand after stand and comes out two kilometres long. This set does it to a loop. Put eight
    bars in at the left. Five stands thin it out, each in its own way: by frequency, by hits, by octave, by room, by silence.

    Draw one line for each stand and you have an arrangement. I start with all five open and close them from the right. After seven minutes
    the eight bars have become a track, and not one bar has been copied and pasted.

    Live Suite only, no other plugins. A forge loop is included to practise on.
  `,
  page: [
    listen(sample('Stand three, half closed', 'pulse-arp', undefined, { tempo: 126 })),
    text(
      'Five lines',
      prose`
        Draw them with the mouse or ride five faders in one take. The take is better. It is always seven minutes and I cannot say
        why.
      `,
    ),
  ],
})
