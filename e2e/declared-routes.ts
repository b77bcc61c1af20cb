import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration, RemoteRoute } from '@phila/contract';

const root = path.resolve(import.meta.dirname, '..');

/** Declarations of the workspace's remotes, from the builds under test. */
export const declarations: readonly RemoteDeclaration[] = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => path.join(root, name, 'dist/site/release.json'))
  .filter((file) => existsSync(file))
  .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { declaration: RemoteDeclaration }).declaration);

export const declaredRoutes: readonly RemoteRoute[] = declarations.flatMap(({ routes }) => routes);

/** Returns true for a route without parameter or wildcard, whose path is an address. */
export const isPlain = ({ path: pattern }: RemoteRoute): boolean => !/[:*]/.test(pattern);
