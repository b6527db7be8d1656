import { free, listen, picture, pointTo, prose, sample, samplePack, shown, text, voice, voices } from '../vocabulary.ts'

export const pool = sample('Friday, the water comes back', 'shoreline')
export const hail = sample('Post one, before the hail turned', 'rain-window')

export const fieldNotes1 = samplePack({
  id: 'field-notes-1',
  name: 'Field Notes 1: Library',
  tagline: 'A town library on a Thursday, its lift included. Nine recordings and a page for each.',
  published: 405,
  tags: ['field recording', 'free', 'interior', 'lift', 'library'],
  prices: [free()],
  contents: { Files: '9', Formats: 'WAV 24/48', Size: '820 MB', Notes: '9 pages, PDF' },
  description: prose`
    I went in to return a book and the lift sang. Two notes, a fourth apart, on the way down only. The librarian let me come back with
    a recorder on the day they close early.

    Nine recordings from the cellar to the roof: the lift, the stamp, rain on the skylight, the trolley with one bad wheel, a reading
    room with eleven people in it who are all being quiet on purpose. Each has a page that says where the microphone was, what went
    wrong, and what to listen for at which second.

    A teacher plays these to a class and has them draw the floor plan. Some of the plans are better than the official one.
  `,
  page: [
    listen(sample('Rain on the skylight', 'rain-window')),
    text(
      'From the page about the lift',
      prose`
        I hoped for the two notes. I got them, and from second 48 also a woman on the second floor humming the same fourth back. She
        had no idea.
      `,
    ),
  ],
})

export const fieldNotes2 = samplePack({
  id: 'field-notes-2',
  name: 'Field Notes 2: Fence in Hail',
  tagline: "Eleven minutes of hail on my neighbour's fence, from seven posts.",
  published: 318,
  tags: ['field recording', 'free', 'weather', 'hail', 'percussion'],
  prices: [free()],
  contents: { Files: '7', Formats: 'WAV 24/96', Size: '1.1 GB', Notes: '7 pages, PDF' },
  description: prose`
    The fence is galvanised and forty metres long. When hail was announced I taped a contact microphone to every seventh post and went
    inside to wait. It lasted eleven minutes. One microphone fell off and recorded the grass.

    The seven files run in step, so you can lay them side by side and have the whole fence, or take one post and have a drum kit with
    an unusual drummer. Slowed down to a quarter, it has been the wings of a large insect in a film.

    The pages tell you which post is loose. It is the fourth. You will find it before I say so.
  `,
  page: [
    listen(hail),
    text(
      'Seven posts',
      prose`
        Pan them in order and the gusts travel. Post four rattles, post six is nearest to the shed and has a low knock in it from
        the door.
      `,
    ),
    pointTo('hail-on-a-fence'),
  ],
})

export const fieldNotes3 = samplePack({
  id: 'field-notes-3',
  name: 'Field Notes 3: Bus Depot',
  tagline: 'Where the number 6 sleeps. Eight recordings between the last bus and the first.',
  published: 190,
  tags: ['field recording', 'free', 'industrial', 'night', 'vehicles'],
  prices: [free()],
  contents: { Files: '8', Formats: 'WAV 24/96', Size: '1.4 GB', Notes: '8 pages, PDF' },
  description: prose`
    A reader suggested the depot, and I can get there by bus, which decides most things. The night foreman gave me from half past
    midnight until ten to five, a yellow vest and a flask.

    Air brakes letting go one by one. The washer, from inside a bus. Eighteen diesels cooling down, which tick like a clock shop. The
    hall itself, with the doors shut, has a tone at 58 Hz that comes from nowhere I could find. The foreman had stopped hearing it in
    the nineties and was sorry to have it back.

    Eight recordings and eight pages. The fifth one failed, and I have left it in, with the reason.
  `,
  page: [
    listen(sample('The hall, doors shut, 58 Hz', 'drone')),
    text(
      'What to listen for',
      'At 2:14 in the third recording somebody drops a spanner at the far end. The hall answers five times. Count them.',
    ),
  ],
})

export const fieldNotes4 = samplePack({
  id: 'field-notes-4',
  name: 'Field Notes 4',
  cover: { kind: 'arcs', inks: 'cobalt' },
  tagline: 'A swimming pool in the week when it is drained. Ten recordings, ten pages. Free.',
  published: 26,
  tags: ['field recording', 'free', 'water', 'reverb', 'impulse response'],
  prices: [free()],
  contents: { Files: '10', Formats: 'WAV 24/96', Size: '1.6 GB', Notes: '10 pages, PDF' },
  description: prose`
    Once a year the town pool is emptied, scrubbed and filled again. I was allowed in from Monday to Friday and recorded the same
    corner at the same hour each day, while the water went down and the room grew.

    On Monday it is a pool: slaps, pumps, that dull ceiling. By Wednesday you can hear the ladder. On Thursday I stood on the bottom of
    the deep end, clapped once, and had to sit down. That clap is here as an impulse response, along with four others.

    On Friday they turned the water on again. The tenth recording is the first two minutes of it and I would not change anything
    about them.
  `,
  scenes: [shown('ridges', 'Water and echo from Monday to Friday'), shown('contents', 'The recordings of the week')],
  page: [
    listen(pool, sample('Thursday, a voice on the bottom', 'solo-voice', 'hall')),
    text(
      'How it works',
      prose`
        Add it to the cart, leave an e-mail address, pay zero. You get the recordings and the pages. Letters are welcome and nearly
        always answered.
      `,
    ),
    picture(
      'ridges',
      'Five days, one corner',
      prose`
        The recorder stood on lane three, two metres from the wall. I marked the place with chalk on Monday and had to mark it again
        on the floor beneath on Wednesday.
      `,
    ),
    voices(
      voice('My class of eleven-year-olds could tell Tuesday from Thursday.', 'Janneke Bos', 'teacher'),
      voice('The Thursday clap is now the inside of a whale.', 'Femke Maes', 'sound designer, Ghent'),
    ),
    pointTo('floor-plan-by-ear'),
  ],
})
