import { readFileSync } from 'node:fs';

/** Lies beside both `src` and `dist`, so the path holds for either. */
const FOLDER = new URL('../../../demo/', import.meta.url);

/** Reads a file of `api/demo`, such as `products`. Read on demand, because only making demo data needs it. */
export const demoFile = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Content;
