import jsdoc from 'eslint-plugin-jsdoc'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

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
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Sign-in resets state in two effects, where an extra render does no harm.
      'react-hooks/set-state-in-effect': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      'no-console': 'off'
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
    // A component of a test counts its own renders.
    files: ['tests/**'],
    rules: { 'react-hooks/globals': 'off' }
  },
  { files: ['.dependency-cruiser.cjs'], languageOptions: { globals: { module: 'writable' } } }
)
