import type { FoundGroup } from '@phila/contract/calls';
import { declared } from '@phila/platform';
import type { CommandGroup } from './commands.ts';

/** What is found and is no resource: its heading, its icon and the address of one. */
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
};

/** The page of a resource is the menu entry whose tile counts it, of whichever remote. */
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

/** What the service found, as lines that lead to each; what no page shows is left out. */
export const foundCommands = (groups: readonly FoundGroup[]): CommandGroup[] =>
  groups.flatMap(({ kind, found }) => {
    const place = placeOf(kind);
    if (place === null) return [];
    return {
      title: place.title,
      commands: found.map(({ id, name, detail }) => ({
        key: `${kind} ${id}`,
        text: name,
        detail,
        icon: place.icon,
        to: place.to(id),
        words: '',
      })),
    };
  });
