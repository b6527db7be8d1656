/** Allowed imports, checked by `npm run check`. */

const floors = require('./floors.cjs')

const domain = (names) => `^server/src/domains/(${names.join('|')})/`

/** A second entrance to media: threads that only decode sounds load none of the rest. */
const decoding = '^server/src/domains/media/sound/decode/index\\.ts$'

/** A domain imports only lower floors. */
const floorRules = floors.flatMap((names, floor) => {
  const notBelow = floors.slice(floor).flat()
  return names.map((name) => ({
    name: `floor-${floor}-${name}`,
    comment: 'A domain calls only what stands on a lower floor; upwards it tells by a job.',
    severity: 'error',
    from: { path: domain([name]) },
    to: { path: domain(notBelow.filter((other) => other !== name)) },
  }))
})

module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: 'domains-by-their-public-api',
      comment: 'Another domain is entered through its index.ts.',
      severity: 'error',
      from: { path: '^server/src/domains/([^/]+)/' },
      to: { path: '^server/src/domains/([^/]+)/', pathNot: ['^server/src/domains/$1/', '^server/src/domains/[^/]+/index\\.ts$', decoding] },
    },
    {
      name: 'kernel-is-pure',
      severity: 'error',
      from: { path: '^server/src/kernel/' },
      to: { path: '^(server/src/(platform|domains)|web|demo)/' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^(server/src/domains|web|demo)/' },
    },
    {
      name: 'nothing-below-knows-what-starts-the-shop',
      comment: 'The files of server/src, its guards and its invariants stand above all domains.',
      severity: 'error',
      from: { path: '^server/src/(kernel|platform|domains)/' },
      to: { path: '^server/src/([^/]+\\.ts$|guards/|invariants/)' },
    },
    {
      name: 'what-tests-share-stays-with-them',
      severity: 'error',
      from: { path: '^(contract|server/src|web|demo)/', pathNot: '/testing/' },
      to: { path: '/testing/' },
    },
    { name: 'contract-stands-alone', severity: 'error', from: { path: '^contract/' }, to: { path: '^(server|web|demo)/' } },
    { name: 'site-and-server-share-the-contract-only', severity: 'error', from: { path: '^web/' }, to: { path: '^(server|demo)/' } },
    { name: 'server-does-not-import-the-site', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    {
      name: 'chunks-stand-alone',
      severity: 'error',
      from: { path: '^web/app/chunks/' },
      to: { path: '^(contract|web/app/(features|pages|lib|ui))/' },
    },
    { name: 'ui-knows-no-business', severity: 'error', from: { path: '^web/app/ui/' }, to: { path: '^web/app/(features|pages|lib)/' } },
    {
      name: 'ui-needs-only-money-percentages-and-peaks',
      severity: 'error',
      from: { path: '^web/app/ui/' },
      to: { path: '^contract/', pathNot: '^contract/src/(core/(money|currencies)|pricing/percent-text|media/peaks)\\.ts$' },
    },
    {
      name: 'lib-knows-the-contract-only',
      severity: 'error',
      from: { path: '^web/app/lib/' },
      to: { path: '^web/app/(features|pages|ui)/' },
    },
    {
      name: 'features-stand-apart',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+)/' },
      to: { path: '^web/app/(features/([^/]+)|pages)/', pathNot: '^web/app/features/$1/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|^build/|^\\.react-router/)' },
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
}
