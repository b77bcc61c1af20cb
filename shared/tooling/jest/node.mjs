import { fileURLToPath } from 'node:url';
import { leftOut } from '../tests/extent.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest for code that runs in Node: the contract, the finance engine, the service. Node loads the modules itself. */
export default {
  testEnvironment: here('./native-environment.cjs'),
  runtime: here('./native-runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: leftOut,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
