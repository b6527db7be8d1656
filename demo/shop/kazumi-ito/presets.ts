import {
  course,
  download,
  listen,
  picture,
  pointTo,
  presetPack,
  prose,
  sample,
  samplePack,
  shown,
  showProduct,
  text,
  voice,
  voices,
} from '../vocabulary.ts'

export const hamanako = sample('Hamanako', 'night-keys')
const rowTen = sample('Row Ten Is Snoring', 'electric-piano')
const ashigara = sample('Ashigara, Vending Machine', 'tape-room')

export const nightBusKeys = presetPack({
  id: 'night-bus-keys',
  name: 'Night Bus Keys',
  cover: { kind: 'dots', inks: 'midnight' },
  tagline: 'Electric pianos made on the overnight bus, for four in the morning.',
  published: 202,
  version: '1.1.0',
  released: 75,
  tags: ['electric piano', 'keys', 'presets', 'lo-fi', 'soft', 'pigments'],
  prices: [download({ USD: 15, EUR: 15, GBP: 13, JPY: 2200 })],
  contents: { Presets: '48', Formats: 'Pigments', Needs: 'Pigments 5 or newer', Size: '9 MB' },
  hosts: ['Pigments 5+'],
  description: prose`
    I made these in seat 9A between Osaka and Tokyo, with a two-octave keyboard on my knees. There were three rules. Each sound had to be
    finished between two service areas. It had to work at a volume that does not leak into the row behind. And it had to feel right at
    four o'clock, when nobody on the bus is quite asleep.

    A bright attack at that hour is like someone switching on a light. So the front is gone from the notes, and the character is in how
    they end. Let a key go slowly in *Hamanako* and it closes with a soft knock. Let it go fast and it does not.

    The velocity curves are for small keyboards. On a full piano action they feel light.
  `,
  scenes: [shown('slices', 'The moon from seat 9A'), shown('roll', 'Hamanako, four bars')],
  page: [
    listen(hamanako, rowTen, ashigara),
    text(
      'Three of the forty-eight',
      prose`
        *Row Ten Is Snoring* has a tremolo that never settles on a speed. *Ashigara, Vending Machine* hums at the pitch of the real one; I
        checked it against my tuner while I bought tea. *Curtain* is a sine wave and one piece of felt.
      `,
    ),
    picture(
      'roll',
      'Play the ends',
      prose`
        Try one chord and hold it. Then let go of the notes one at a time, from the top. Most of what I worked on happens after
        that.
      `,
    ),
    voices(
      voice('My left hand became more careful.', 'Emil Strand', 'keyboard player'),
      voice('I mixed a whole record around her releases.', 'Paola Ricci', 'mix engineer'),
    ),
    pointTo('chordsmith'),
  ],
})

export const kissaten = presetPack({
  id: 'kissaten',
  name: 'Kissaten',
  tagline: "Small organs and wobbling strings from the radio of my aunt's coffee shop.",
  published: 116,
  tags: ['organ', 'strings', 'presets', 'vintage', 'vital'],
  prices: [download({ USD: 12, EUR: 12, JPY: 1800 })],
  contents: { Presets: '36', Formats: 'Vital', Needs: 'Vital 1.5 or newer', Size: '6 MB' },
  hosts: ['Vital 1.5+'],
  description: prose`
    I grew up above a coffee shop in Tennoji. The radio stood on the fridge and played from eight until eight, through a loudspeaker the
    size of a saucer. I knew those orchestras very well and had no idea that they were in stereo.

    These 36 sounds are that radio from memory: home organs, string machines, a flute that is really a filter, one vibraphone with the
    motor running slow. They have no low end, because the saucer had none. Leave the bass to somebody else.

    The first macro is the fridge. When its motor starts, everything drops by six cents and comes back.
  `,
  page: [
    listen(sample('Morning set', 'organ-chords')),
    text(
      'Made for Vital',
      prose`
        They load in the free version too. If you have the paid one you will find a wavetable of the actual fridge, recorded with my
        aunt's permission.
      `,
    ),
  ],
})

export const tennojiUpright = samplePack({
  id: 'tennoji-upright',
  name: 'Tennoji Upright',
  tagline: 'The piano I learnt on, two dead keys and all.',
  published: 340,
  version: '1.2.0',
  released: 160,
  tags: ['piano', 'upright', 'felt', 'sampled instrument'],
  prices: [download({ USD: 26, EUR: 26, JPY: 3800 })],
  contents: { Files: '1,032', Formats: 'WAV 24/48', Size: '2.8 GB', Keys: '86 of 88', Also: 'Kontakt 6.7 and Decent Sampler' },
  description: prose`
    The upright is still above the coffee shop. The A below middle C and the second highest F sharp do not speak. I learnt to play around
    them, and people who hear me play sometimes ask what is wrong with my A.

    I recorded the other 86 over a week of Mondays, when the shop is closed: four velocities, with the felt down and with it up, pedal
    noise, the stool, the lid. The two dead keys are there as well. They give you the sound of the key and nothing else, and I hope you
    learn to play around them.

    Two microphones near the hammers, one on the stairs.
  `,
  page: [
    listen(sample('Felt down, stairs only', 'felt-piano')),
    text(
      'The missing A',
      prose`
        If you cannot bear it, a switch borrows the note from its neighbours. I have never used it and I would not know if you did.
      `,
    ),
  ],
})

export const tenFingers = course({
  id: 'ten-fingers',
  name: 'Ten Fingers',
  tagline: 'Saturday lessons for producers who never had one. Eight hours, slowly.',
  published: 64,
  tags: ['course', 'piano', 'keys', 'chords', 'beginner'],
  prices: [download({ USD: 59, EUR: 59, GBP: 51, JPY: 8800 })],
  contents: { Lessons: '24', Formats: 'MP4, MID, PDF', Length: '8 h 10 min', Subtitles: 'English, Japanese', Size: '9.3 GB' },
  description: prose`
    On Saturdays I teach producers. Most have made music for years and have never been shown how to sit. They bring a progression and ask
    why it sounds stiff, and we find out together that it was written for a hand with seven fingers.

    This is a year of those Saturdays in 24 lessons. It starts with one note and how to leave it. It ends with comping behind a singer
    whom you must not get in the way of. There is little theory, and I name things only after you have heard them.

    A keyboard with 49 keys is enough. Each lesson comes with a MIDI file of my hands, so that you can look at the lateness.
  `,
  page: [
    listen(sample('Lesson 19, behind the singer', 'electric-piano', undefined, { tempo: 72 })),
    text(
      'How long it takes',
      prose`
        One lesson is about twenty minutes to watch and a week to play. I have tried to speak slowly enough that you do not need the
        pause button.
      `,
    ),
    showProduct('chordsmith'),
  ],
})
