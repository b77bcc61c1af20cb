import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration, RemoteRoute } from '@phila/contract';

const root = path.resolve(import.meta.dirname, '..');

/** Every route that a remote of the workspace declares, from the builds that the tests run against. */
export const declaredRoutes: readonly RemoteRoute[] = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => path.join(root, name, 'dist/site/release.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => {
    const { declaration } = JSON.parse(readFileSync(file, 'utf8')) as { declaration: RemoteDeclaration };
    return declaration.routes;
  });

/** Whether the route can be opened as it stands: it has no parameter and no wildcard. */
export const isPlain = ({ path: pattern }: RemoteRoute): boolean => !/[:*]/.test(pattern);
