import { defineConfig } from 'vitest/config'

/** The tests of the rules alone: what `npm run mutation` runs against each change it makes to them. */
export default defineConfig({
  test: {
    isolate: false,
    fileParallelism: false,
    include: ['tests/unit/rules/**/*.test.ts'],
    // The first two run the rules in another process, where no change is ever made; the properties
    // would kill by luck of the draw.
    exclude: [
      'tests/unit/rules/command-line.test.ts',
      'tests/unit/rules/package.test.ts',
      'tests/unit/rules/properties.test.ts'
    ]
  }
})
