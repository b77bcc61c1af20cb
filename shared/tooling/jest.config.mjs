import { leftOut } from './tests/extent.mjs';

/** The commands are plain modules that Node runs as they are, and so are their tests. */
export default {
  displayName: 'tooling',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.mjs'],
  testPathIgnorePatterns: leftOut,
  transform: {},
};
