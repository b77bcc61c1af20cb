import type { AnyCall } from '../call.ts';

/** Areas of calls, or the calls of one record among an area's. */
export type CallTree = { readonly [name: string]: AnyCall | CallTree | undefined };

const isCall = (node: AnyCall | CallTree): node is AnyCall => typeof node.method === 'string';

/**
 * Every call below, with the names that lead to it (`account.signIn`), in the order of the names. Those of the whole
 * service are `serviceCalls(areas)` (api/src/core/area.ts): records need not be named in the tree.
 */
export const everyCall = (tree: CallTree, prefix = ''): { name: string; call: AnyCall }[] =>
  Object.entries(tree)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, node]) => {
      if (node === undefined) return [];
      const name = prefix === '' ? key : `${prefix}.${key}`;
      return isCall(node) ? [{ name, call: node }] : everyCall(node, name);
    });
