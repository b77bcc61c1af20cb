import { pathnameOf } from '../path-pattern.ts';
import { routeAt } from '../route-at.ts';
import type { RemoteDeclaration } from './declaration.ts';

/** Does a target lead to another site, or to a path that one of the declarations has as a route? */
export const isDeclaredAt = (
  declarations: readonly Pick<RemoteDeclaration, 'routes'>[],
  target: string,
): boolean =>
  target.startsWith('https://') ||
  declarations.some(({ routes }) => routeAt(routes, pathnameOf(target)) !== null);
