import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest for code that runs in Node: the contract, the finance engine, the service. Node loads the modules itself. */
export default {
  testEnvironment: here('./native-environment.cjs'),
  runtime: here('./native-runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
