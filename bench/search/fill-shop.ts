import pg from 'pg'

/** Words of audio products, the most frequent first. */
export const tradeTerms =
  'tape reverb delay synth bass drums loops warm analog vintage lofi ambient texture granular chorus filter compressor saturation echo piano strings vocal choir pads leads kick snare hats percussion field recording cassette spring plate room hall modular wavetable organ guitar amp pedal limiter equaliser stereo mono noise drone cinematic house techno jazz soul dub garage trap hiphop orchestra brass flute harp marimba kalimba glass metal wood paper rain wind city night morning slow fast bright dark soft hard wide deep tiny broken pocket studio session mix master'.split(
    ' ',
  )

const syllables =
  'ba be bi bo da de di do fa fe ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro sa se si so ta te ti to va ve'.split(' ')

/** Three thousand words that look like brand names and ordinary text, always the same. */
const madeTerms = Array.from({ length: 3_000 }, (_, at) => {
  const of = (index: number): string =>
    syllables[(at * 7 + index * (11 + (at % 13)) + Math.floor(at / (index + 2))) % syllables.length] ?? ''
  return [0, 1, 2].map(of).join('')
})

const terms = [...tradeTerms, ...new Set(madeTerms)]

/** A word from the list, the first ones far more often than the last, as in real texts. */
const someWord = 'w.words[1 + floor(power(random(), 1.8) * array_length(w.words, 1))::int]'
const someTerms = (count: string): string =>
  `(select string_agg(chosen.word, ' ') from (select ${someWord} as word from generate_series(1, ${count}) n where p.at > 0) chosen)`
const oneOf = (list: readonly string[]): string =>
  `(array[${list.map((one) => `'${one}'`).join(', ')}])[1 + floor(random() * ${list.length})::int]`

const systems = [
  '[]',
  '[{"name":"macOS 12+","note":null,"formats":["VST3","AU","AAX","CLAP"]},{"name":"Windows 10+","note":null,"formats":["VST3","AAX","CLAP"]}]',
  '[{"name":"macOS 12+","note":null,"formats":["VST3","AU"]}]',
  '[{"name":"Windows 10+","note":null,"formats":["VST3","Standalone"]},{"name":"Linux","note":null,"formats":["VST3","CLAP"]}]',
]
const contents = ['[]', '[{"label":"Formats","value":"WAV 24/96"}]', '[{"label":"Formats","value":"MID"}]']
const categories = ['Plugin', 'SamplePack', 'PresetPack', 'MIDIPack', 'EBookGuide', 'DAWTemplate', 'CourseTutorial', 'ProjectFile']
const prices = [0, 900, 1900, 2900, 4900, 7900, 9900, 14900, 24900].map(String)

/** The store's columns for a product's traits, mixed as in a real shop: what plugins do, and how packs sound. */
const kinds = ['Synth', 'Sampler', 'Reverb', 'Delay', 'Equaliser', 'Compressor', 'Limiter', 'Saturation', 'Filter', 'Modulation', 'Utility']
const genres = ['Ambient', 'Cinematic', 'Dub', 'Funk', 'Hip-hop', 'House', 'Jazz', 'Lo-fi', 'Pop', 'Rock', 'Soul', 'Techno', 'Trap']
const tempos = ['under-80', '80-99', '100-119', '120-139', '140-159', 'over-160']
const keys = ['C major', 'G major', 'F major', 'Bb major', 'A minor', 'E minor', 'D minor', 'C minor', 'F# minor', 'G minor']
const hosts = ['Ableton Live', 'Bitwig Studio', 'Cubase', 'FL Studio', 'Logic Pro', 'Pro Tools', 'Reaper', 'Studio One']
const runs = [
  'macOS-arm/VST3',
  'macOS-x64/VST3',
  'macOS-arm/AU',
  'macOS-x64/AU',
  'macOS-arm/AAX',
  'Windows-x64/VST3',
  'Windows-arm/VST3',
  'Windows-x64/AAX',
  'Linux-x64/VST3',
  'Linux-x64/CLAP',
]
const someOf = (facet: string, list: readonly string[], chance: number): string =>
  `array(select '${facet}:' || one from unnest(array[${list.map((one) => `'${one}'`).join(', ')}]) one where random() < ${chance} and m.at > 0)`
const traits = `case when m.at % 2 = 0
  then array['kind:' || ${oneOf(kinds)}] || ${someOf('host', hosts, 0.7)} || ${someOf('runs', runs, 0.6)}
  else array['runs:any', 'genre:' || ${oneOf(genres)}, 'genre:' || ${oneOf(genres)}, 'tempo:' || ${oneOf(tempos)}] || ${someOf('key', keys, 0.15)} end`

const policy = '{"seats":3,"offlineActivation":true,"trialDays":14,"trialNeedsAccount":false}'

/** Triggers on these tables update the search; here that is done once at the end. */
const followed = ['products', 'creators', 'sale_discounts', 'sale_discount_targets']

/** Text indexes are slow to update and fast to build: dropped while the shop is filled, and created again afterwards. */
const dropIndexes = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename in ('product_search', 'product_texts') and indexdef like '% USING gin %'",
  )
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`)
  return rows.map((row) => row.indexdef)
}

/** Updates the search for each creator, as a new name would; in two halves, for two cores. */
const listHalf = async (url: string, half: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select c.id from creators c order by c.id')
  for (const { id } of rows.filter((_, at) => at % 2 === half)) await client.query('update creators set name = name where id = $1', [id])
  await client.end()
}

/** The columns that the store writes next to a document. */
const columnsOf = (content: string): string => `
  ${content} ->> 'name', ${content} ->> 'tagline', ${content} ->> 'description', ${content} ->> 'iconUrl', ${content} #> '{variations,0,prices}',
  (${content} #>> '{variations,0,prices,USD}')::int, array(select jsonb_array_elements_text(${content} -> 'tags')),
  array(select distinct f.name collate "C" from (
    select jsonb_array_elements_text(s -> 'formats') as name from jsonb_array_elements(${content} #> '{compatibility,systems}') s
    union all
    select case when c ->> 'value' like 'WAV%' then 'WAV' else 'MIDI' end from jsonb_array_elements(${content} #> '{compatibility,contents}') c
  ) f order by 1),
  array(select distinct split_part(s ->> 'name', ' ', 1) collate "C" from jsonb_array_elements(${content} #> '{compatibility,systems}') s order by 1)`

type Size = { url: string; products: number; creators: number }

/** Fills a migrated shop with thousands of products, one in twenty discounted, and adds them to the search as publishing does. */
export const fillShop = async (client: pg.Client, { url, products, creators }: Size): Promise<void> => {
  const withTerms = 'with w as materialized (select $1::text[] as words)'
  await client.query('select setseed(0.42)')
  for (const table of followed) await client.query(`alter table ${table} disable trigger user`)
  await client.query(
    `${withTerms} insert into creators (id, slug, name, live, created_at)
     select 'maker-' || p.at, 'maker-' || p.at, initcap(${someTerms('2')}), true, now() from w, generate_series(1, ${creators}) p (at)`,
    [terms],
  )
  await client.query(
    `${withTerms}, made as (
       select p.at, jsonb_build_object('name', initcap(${someTerms('2')}), 'tagline', ${someTerms('6')}, 'description', ${someTerms('70')},
         'descriptionHtml', '', 'iconUrl', '/files/images/icon.webp', 'images', '[]'::jsonb, 'tags', jsonb_build_array(${someWord}, ${someWord}, ${someWord}),
         'variations', jsonb_build_array(jsonb_build_object('id', 'perpetual', 'name', 'Perpetual', 'description', null, 'tiers', '[]'::jsonb,
           'prices', jsonb_build_object('USD', ${oneOf(prices)}::int), 'recurrence', '{"type":"OneOff"}'::jsonb, 'licensePolicy', '${policy}'::jsonb)),
         'compatibility', jsonb_build_object('systems', ${oneOf(systems)}::jsonb, 'hosts', '[]'::jsonb, 'contents', ${oneOf(contents)}::jsonb),
         'currentVersion', null, 'releasedAt', null, 'pageBlocks', '[]'::jsonb, 'sounds', '{}'::jsonb, 'audition', null) as content
       from w, generate_series(1, ${products}) p (at)
     )
     insert into products (creator_id, id, type, category, state, draft, published, revision, published_at, created_at, saved_at,
       name, tagline, description, icon_url, default_prices, cheapest_price, tags, formats, systems, traits)
     select 'maker-' || (1 + m.at % ${creators}), 'product-' || m.at, 'Plugin', ${oneOf(categories)}, 'Live', '{}', m.content, 1,
       now() - m.at * interval '7 minutes', now(), now(), ${columnsOf('m.content')}, ${traits} from made m`,
    [terms],
  )
  await client.query(`insert into sale_discounts (id, creator_id, name, percentage, starts_at, created_at)
    select 'sale-' || c.id, c.id, 'Sale', 0.25, now() - interval '1 day', now() from creators c where right(c.id, 1) in ('3', '7')`)
  await client.query(`insert into sale_discount_targets (discount_id, creator_id, item_kind, item_id)
    select 'sale-' || p.creator_id, p.creator_id, 'product', p.id from products p join sale_discounts d on d.creator_id = p.creator_id where right(p.id, 1) in ('1', '2')`)
  for (const table of followed) await client.query(`alter table ${table} enable trigger user`)
  const indexes = await dropIndexes(client)
  await Promise.all([0, 1].map((half) => listHalf(url, half)))
  for (const index of indexes) await client.query(index)
  await client.query('vacuum analyze')
}
