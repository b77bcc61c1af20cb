import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration, RemoteRoute } from '@phila/contract';
import { released } from '../shared/tooling/commands/workspace.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Declarations of a site's remotes, from the builds under test; kit.spec.ts has the developers' one. */
export const declarations: readonly RemoteDeclaration[] = released()
  .map((name) => path.join(root, `mfe-${name}`, 'dist/site/release.json'))
  .filter((file) => existsSync(file))
  .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { declaration: RemoteDeclaration }).declaration);

export const declaredRoutes: readonly RemoteRoute[] = declarations.flatMap(({ routes }) => routes);

/** True for a route without parameter or wildcard: its path is an address. */
export const isPlain = ({ path: pattern }: RemoteRoute): boolean => !/[:*]/.test(pattern);
