import * as z from 'zod/mini';
import { type May, may, permissions } from '../permissions/permission.ts';

const asked = permissions.map(may);

type RouteAccess = 'anyone' | 'person' | 'administrator' | May;

// A named type, so that the public surface does not grow with each permission.
export interface AskedPermission extends z.ZodMiniType<May, May> {}
export interface AskedAccess extends z.ZodMiniType<RouteAccess, RouteAccess> {}

/** `may('shop.catalogue.write')`, for declarations that ask for a permission or nothing. */
export const askedPermission: AskedPermission = z.enum(
  asked,
  'It is no permission of the contract: say may(…) of one that there is',
);

/**
 * Access to a route. `administrator` is anyone with any permission, for the page that leads to the others;
 * `may('shop.catalogue.write')` requires this permission.
 */
export const routeAccess: AskedAccess = z.enum(
  ['anyone', 'person', 'administrator', ...asked],
  "It is none of 'anyone', 'person', 'administrator' and may(…) of a permission of the contract",
);
