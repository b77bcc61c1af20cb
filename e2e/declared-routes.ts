import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration, RemoteRoute } from '@phila/contract';

const root = path.resolve(import.meta.dirname, '..');

/** What the remotes of the workspace declare, from the builds that the tests run against. */
export const declarations: readonly RemoteDeclaration[] = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => path.join(root, name, 'dist/site/release.json'))
  .filter((file) => existsSync(file))
  .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { declaration: RemoteDeclaration }).declaration);

/** Every route that a remote declares. */
export const declaredRoutes: readonly RemoteRoute[] = declarations.flatMap(({ routes }) => routes);

/** Whether the route can be opened as it stands: it has no parameter and no wildcard. */
export const isPlain = ({ path: pattern }: RemoteRoute): boolean => !/[:*]/.test(pattern);
