import { fileURLToPath } from 'node:url';
import { leftOut } from '../tests/extent.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Compiles to CommonJS; lazily, a package is loaded with the first use of what is imported from it. */
const swc = ({ lazy = false } = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', lazy },
  },
];

/** Jest for code that runs in the browser: CommonJS in jsdom, because antd's component entries are written for bundlers. */
export default {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  setupFilesAfterEnv: [here('./browser-setup.mjs')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-module.cjs'),
    '\\.(css|woff2|svg|png|jpg|webp)$': here('./file.cjs'),
    // As a remote gets it from the host.
    '^antd$': here('../../ui/src/antd/index.ts'),
    // jsdom cannot say how a scrollbar is styled, and prints a page of complaint each time.
    getScrollBarSize$: here('./no-scrollbar.mjs'),
    '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^antd/locale/(.*)$': 'antd/lib/locale/$1',
  },
  transform: {
    // Loads a part of @phila/ui with its first use: all of them cost a file a second of processor, and most draw with few.
    '/shared/ui/src/index\\.ts$': swc({ lazy: true }),
    // qr is published as an ES module alone, in files that end in .js.
    '(^.+\\.(tsx?|mjs)|/node_modules/qr/.+\\.js)$': swc(),
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/qr@[^/]+/node_modules/)?qr/).*\\.js$'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: leftOut,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
