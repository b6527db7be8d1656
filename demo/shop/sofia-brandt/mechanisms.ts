import {
  download,
  listen,
  picture,
  pointTo,
  presetPack,
  projectFile,
  prose,
  sample,
  samplePack,
  showBundle,
  shown,
  team,
  text,
  voice,
  voices,
} from '../vocabulary.ts'

export const slowComb = sample('Nineteen teeth, nearly unwound', 'music-box')
const bentPin = sample('The bent pin, C lydian', 'music-box', undefined, { key: 'C lydian', tempo: 80 })
const bells = sample('Bells from the same cabinet', 'glass-bells')

export const brokenMusicBox = samplePack({
  id: 'broken-music-box',
  name: 'Broken Music Box',
  cover: { kind: 'spiral', inks: 'rose' },
  tagline: 'Fourteen music boxes that came in for repair, recorded before I touched them.',
  published: 221,
  version: '1.3.0',
  released: 66,
  tags: ['music box', 'toy', 'mechanical', 'melodic', 'horror', 'lullaby'],
  prices: [download({ USD: 22, EUR: 22, GBP: 19, JPY: 3300 }), team({ USD: 65, EUR: 65, GBP: 56 })],
  contents: {
    Files: '524',
    Formats: 'WAV 24/96',
    Size: '1.7 GB',
    Keys: 'as found, chart included',
    Also: 'Kontakt 6.7 and Decent Sampler',
  },
  description: prose`
    I repair mechanical toys for a museum in Nuremberg. People bring music boxes as well, and ask whether they can be saved. Most can. The
    trouble is that afterwards they play the tune.

    So I began to record each one first, as it came. Combs with teeth missing, dampers gone to powder, a governor that lets the last bar
    take a minute. One has a bent pin that plays a note nobody composed, at the same place every time, and the owner cried when I
    straightened it.

    Every tooth of every comb is sampled singly at three strengths. The complete tunes are there as they ran down, along with winding,
    ratchets and lids.
  `,
  scenes: [shown('dots', 'The cylinder of box nine, unrolled'), shown('contents', 'The teeth of one comb, sampled singly')],
  page: [
    listen(slowComb, bentPin, bells),
    text(
      'As found',
      prose`
        Nothing is tuned. A chart gives the pitch of every tooth in cents, so you can correct it if you must. Box six is a quarter
        tone flat throughout and better company than the others.
      `,
    ),
    picture(
      'dots',
      'Before and after',
      prose`
        I kept the bent pin in a matchbox. The owner took the repaired box home and wrote a month later to ask whether it could be
        bent again. It can. It is not the same.
      `,
    ),
    voices(
      voice('I wrote the theme on box six and then had to explain the tuning to an orchestra.', 'Clara Neumann', 'film composer'),
      voice('The lids are worth it. You would not think so.', 'Oisin Byrne', 'game audio'),
    ),
    showBundle('whole-workbench'),
    pointTo('small-mechanisms', { reverse: true }),
  ],
})

export const smallMechanisms = presetPack({
  id: 'small-mechanisms',
  name: 'Small Mechanisms',
  tagline: 'Toy instruments for Kontakt that have to be wound up before they play.',
  published: 92,
  tags: ['kontakt', 'presets', 'toy', 'mechanical', 'instruments'],
  prices: [download({ USD: 34, EUR: 34, GBP: 29 })],
  contents: { Instruments: '18', Formats: 'Kontakt', Needs: 'Kontakt 6.7 or newer, full version', Size: '2.6 GB' },
  hosts: ['Kontakt 6.7+'],
  description: prose`
    A sampled toy that plays for ever is not a toy. These eighteen have a spring. Wind it with the modulation wheel and you get between
    forty and ninety seconds, in which the tempo, the pitch and the courage go down together. Then it stops in the middle of something.

    A bear with cymbals, two birds, a tin pianist, a carousel with five horses, a clown whom I had to promise never to restore. Each plays
    chromatically and has its own clockwork noise on a separate output.

    Wind it while it plays and it jumps. I have not corrected this. The real ones do too.
  `,
  page: [
    listen(sample('Tin pianist, half wound', 'kalimba-garden')),
    text(
      'Two ways to use them',
      prose`
        Wind them fully and you have a quick, nervous instrument for a bar or two. Let them run down under a scene and the audience
        will hold its breath without knowing why.
      `,
    ),
  ],
})

export const toyMuseumAtNight = projectFile({
  id: 'toy-museum-at-night',
  name: 'Toy Museum at Night',
  tagline: 'A Logic session: four minutes of sound for an exhibition, with all its layers.',
  published: 170,
  tags: ['logic', 'session', 'stems', 'sound design', 'study'],
  prices: [download({ USD: 15, EUR: 15 })],
  contents: {
    Formats: 'LOGICX, WAV',
    Needs: 'Logic Pro 10.7, or any DAW for the stems',
    Tracks: '46',
    Length: '4 min 20 s',
    Size: '1.9 GB',
  },
  hosts: ['Logic Pro 10.7+'],
  description: prose`
    In 2024 the museum asked me for a sound for the room with the automata, to be heard by one visitor at a time through a keyhole. It
    lasts four minutes and twenty seconds and has run ever since.

    Here is the session. Forty-six tracks, most of them one toy each, panned to where it stands in the room. You can walk through it with
    the solo buttons. The bear is on track 12. The thing that you think is a voice is on track 31, and it is a hinge.

    Rebuild it, furnish your own room with it, or look up how the silence in the third minute is made. It has eleven tracks.
  `,
  page: [
    listen(sample('Third minute, leaving the bear', 'glass-bells')),
    text('A plan of the room', 'The PDF shows the cabinets from above with track numbers. Start at the door, go left.'),
  ],
})
