import jsdoc from 'eslint-plugin-jsdoc'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What reads the clock of the machine, in each way that code may. */
const READS_THE_CLOCK = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="Date"]:matches([property.name="now"], [property.value="now"])',
  // `Date` under another name.
  'VariableDeclarator[init.name="Date"]',
  'MemberExpression[object.name=/^(globalThis|self|window)$/][property.name="Date"]',
  'MemberExpression[property.name="timeOrigin"]',
  'MemberExpression[object.name="Temporal"][property.name="Now"]',
  // A formatter without a moment formats the present one.
  'CallExpression[callee.property.name=/^format(ToParts)?$/][arguments.length=0]'
]

export default tseslint.config(
  {
    ignores: [
      '.next/',
      'out/',
      'dist/',
      'node_modules/',
      '.generated/',
      'public/',
      'reports/',
      'test-results/',
      'next-env.d.ts'
    ]
  },
  ...tseslint.configs.recommended,
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      'no-console': 'off'
    }
  },
  {
    // Where React is.
    files: ['**/*.tsx', '{components,tests}/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Sign-in resets state in two effects, where an extra render does no harm.
      'react-hooks/set-state-in-effect': 'off'
    }
  },
  {
    // These need types: a promise that nobody waits for, and a switch that forgets a case. In tests they would double
    // the time of the lint.
    files: ['{auth,components,i18n,offline,rules,scripts,search}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }]
    }
  },
  {
    // What other files may use says what it is for, and that it throws.
    files: ['{rules,search,auth,i18n,offline,components,scripts,tests/support}/**/*.{ts,tsx}'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: { esm: true, cjs: false, window: false },
          require: { ArrowFunctionExpression: true, ClassDeclaration: true, FunctionExpression: true },
          enableFixer: false
        }
      ],
      'jsdoc/no-blank-blocks': ['error', { enableFixer: false }],
      'jsdoc/require-throws': ['error', { contexts: ['ExportNamedDeclaration > FunctionDeclaration'] }],
      'jsdoc/check-tag-names': 'error'
    }
  },
  {
    // There are two clocks: the device’s in pages, and the day of the build. Tests have one of their own.
    ignores: ['components/boot/clock.ts', 'scripts/lib/today.ts', 'tests/support/{clock,site-day}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...READS_THE_CLOCK.map(selector => ({
          selector,
          message:
            'Only one module reads the clock. In pages use components/boot/day.ts (the day) or clock.ts; in scripts siteToday() of scripts/lib/today.ts; in tests a fixed day, or tests/support/clock.ts. performance.now() measures how long something takes.'
        }))
      ]
    }
  },
  {
    files: ['tests/**'],
    ignores: ['tests/support/site-day.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Its pages have the clock of the machine: use tests/support/policy.ts, or what builds on it.'
        }
      ]
    }
  },
  {
    // A component of a test counts its own renders.
    files: ['tests/**'],
    rules: { 'react-hooks/globals': 'off' }
  },
  { files: ['.dependency-cruiser.cjs'], languageOptions: { globals: { module: 'writable' } } }
)
