import { pathnameOf } from '../path-pattern.ts';
import { routeAt } from '../route-at.ts';
import type { RemoteDeclaration } from './declaration.ts';

/** Returns true for a link to another site or to a declared route. */
export const isDeclaredAt = (
  declarations: readonly Pick<RemoteDeclaration, 'routes'>[],
  target: string,
): boolean =>
  target.startsWith('https://') ||
  declarations.some(({ routes }) => routeAt(routes, pathnameOf(target)) !== null);
