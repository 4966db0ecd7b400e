/** Which folder may import which, enforced by `npm run lint:deps`. Only what is listed is allowed. */

/** Every folder with our code. */
const FOLDERS = [
  'auth',
  'bench',
  'components',
  'data',
  'i18n',
  'offline',
  'pages',
  'rules',
  'scripts',
  'search',
  'styles',
  'tests'
]

/** Each folder's own files are always allowed. */
const MAY_IMPORT = {
  data: [],
  rules: ['data'],
  i18n: [],
  search: ['i18n', 'data'],
  auth: ['i18n'],
  offline: ['i18n'],
  components: ['rules', 'i18n', 'search', 'auth', 'offline', 'data', 'styles'],
  pages: ['components', 'styles'],
  scripts: FOLDERS.filter(folder => folder !== 'pages')
}

/** The part of a tool about days that only the build runs. */
const BUILD_ONLY = '^components/days/[^/]+/data\\.ts$'

/** The page of the kit, which no build has (next.config.mjs). */
const DEVELOPMENT_ONLY = '^pages/[^/]+/kit\\.dev\\.ts$'

/** Tests and benchmarks may import everything. */
const boundaries = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder}-may-import`,
  comment: `${folder}/ may import: ${[folder, ...allowed].join(', ')}, site.config.ts where it shows words, and packages.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: [BUILD_ONLY, DEVELOPMENT_ONLY] },
  to: { path: `^(?:${FOLDERS.filter(other => other !== folder && !allowed.includes(other)).join('|')})/` }
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...boundaries,
    {
      name: 'data-of-tools-is-for-the-build',
      comment: 'The data of a tool about days packs what its page carries: browsers get the result.',
      severity: 'error',
      from: { path: '^(?!scripts/|tests/)' },
      to: { path: BUILD_ONLY }
    },
    {
      name: 'kit-stands-alone',
      comment: 'The kit of everything that asks and answers knows none of what is built with it.',
      severity: 'error',
      from: { path: '^components/tool/' },
      to: { path: '^components/(?:auth|calculators|days|what-can-i-get)/' }
    },
    {
      name: 'no-circular',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true }
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true }
    },
    {
      name: 'rules-stand-alone',
      comment: 'Payment rules run in plain Node: no React, no Next, and nothing about this deployment.',
      severity: 'error',
      from: { path: '^rules/' },
      to: { path: ['node_modules/(?:react|react-dom|next|nextra|nextra-theme-docs)/', '^site\\.config\\.ts$'] }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(?:out|dist|docs|public|coverage|test-results|playwright-report|\\.next|\\.generated|next-env\\.d\\.ts)'
    },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: a folder that needs another's types knows about it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types']
    }
  }
}
