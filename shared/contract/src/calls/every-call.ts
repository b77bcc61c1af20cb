import type { AnyCall } from '../call.ts';

/** Calls by area, or by record within an area. */
export type CallTree = { readonly [name: string]: AnyCall | CallTree | undefined };

const isCall = (node: AnyCall | CallTree): node is AnyCall => typeof node.method === 'string';

/**
 * Lists the calls of a tree by dotted name (`account.signIn`), sorted. For all calls of the service use
 * `serviceCalls(areas)` (api/src/core/area.ts), because the tree need not contain records.
 */
export const everyCall = (tree: CallTree, prefix = ''): { name: string; call: AnyCall }[] =>
  Object.entries(tree)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, node]) => {
      if (node === undefined) return [];
      const name = prefix === '' ? key : `${prefix}.${key}`;
      return isCall(node) ? [{ name, call: node }] : everyCall(node, name);
    });
