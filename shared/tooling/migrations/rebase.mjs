import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const migrationsIn = (/** @type {string} */ folder) =>
  readdirSync(folder).filter((file) => file.endsWith('.sql'));

/**
 * Replaces the migrations of this branch, their snapshots and their journal by those of another.
 * @param {(...args: string[]) => string} git runs git in the repository, and throws where it fails
 * @param {string} folder of the migrations
 * @param {string} onto the other branch
 * @returns {string[]} the migrations that only this branch had, to generate again
 */
export const rebaseMigrations = (git, folder, onto) => {
  const own = migrationsIn(folder);
  git('rev-parse', '--verify', '--quiet', `${onto}^{commit}`);
  for (const entry of readdirSync(folder)) rmSync(path.join(folder, entry), { recursive: true });
  git('checkout', onto, '--', folder);
  const kept = new Set(migrationsIn(folder));
  return own.filter((file) => !kept.has(file));
};
