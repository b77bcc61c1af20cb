import type { FoundGroup } from '@phila/contract/calls';
import { declared } from '@phila/platform';
import type { CommandGroup } from './commands.ts';

/** Heading, icon and address of each kind of result that is no resource. */
const own: Readonly<Record<string, { title: string; icon: string; to: (id: string) => string }>> = {
  people: {
    title: 'People',
    icon: 'person',
    to: (id) => `/admin/administrative/people/${id}`,
  },
  orders: {
    title: 'Orders',
    icon: 'cart',
    to: (id) => `/admin/administrative/orders?show=all&row=${id}`,
  },
  'voucher-codes': {
    title: 'Voucher codes',
    icon: 'tag',
    to: (id) => `/admin/code-batches?offer=${id}`,
  },
};

/** Finds the menu entry with a tile that counts the resource, in any remote. */
const placeOf = (kind: string) => {
  const place = own[kind];
  if (place !== undefined) return place;
  const entry = declared('navigation').find(({ tile }) => tile?.counts?.resource === kind);
  return entry === undefined
    ? null
    : {
        title: entry.label,
        icon: entry.icon ?? 'file',
        to: (id: string) => `${entry.to}?row=${id}`,
      };
};

/** Turns search results into links; drops results without a page. */
export const foundCommands = (groups: readonly FoundGroup[]): CommandGroup[] =>
  groups.flatMap(({ kind, found }) => {
    const place = placeOf(kind);
    if (place === null) return [];
    return {
      title: place.title,
      commands: found.map(({ id, name, detail, state }) => ({
        key: `${kind} ${id}`,
        text: name,
        detail,
        state,
        icon: place.icon,
        to: place.to(id),
        words: '',
      })),
    };
  });
