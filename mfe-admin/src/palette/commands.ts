import type { Found } from '@phila/contract/calls';
import { withArticle } from '@phila/contract/format';
import { type Permission, permissionOf } from '@phila/contract/permissions';
import type { NavigationEntry } from '@phila/contract/remote';
import { declared } from '@phila/platform';
import declaration from '../../remote.ts';

/** Line of the palette that links to an address of the site. */
export interface Command {
  key: string;
  text: string;
  /** Distinguishes lines with the same text. */
  detail: string | null;
  /** State of a record that was found; null for none. */
  state: Found['state'];
  icon: string;
  to: string;
  /** Further words to find it by. */
  words: string;
}

/** Lines of one kind, under a heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export type MayDo = (permission: Permission) => boolean;

/**
 * Permission of an entry: its own `access`, or its page's if the page is ours. Pages of other remotes are unknown here,
 * so their entries without `access` are not listed.
 */
const permissionOfEntry = ({ to, access }: NavigationEntry): Permission | null =>
  permissionOf(access ?? declaration.routes.find(({ path }) => path === to)?.access ?? '');

const adminEntries = (may: MayDo): NavigationEntry[] =>
  declared('navigation').filter((entry) => {
    if (entry.menu !== 'admin') return false;
    const permission = permissionOfEntry(entry);
    return permission !== null && may(permission);
  });

const writeOf = (access: string | undefined): Permission | null =>
  permissionOf((access ?? '').replace(/\.read$/, '.write'));

/** Pages of the menu, of every remote. */
const goTo = (may: MayDo): Command[] =>
  [
    // Needs no permission: anyone with any right may open it.
    { to: '/admin', label: 'Home', icon: 'home', tile: undefined },
    ...adminEntries(may),
  ].map(({ to, label, icon, tile }) => ({
    key: `go ${to}`,
    text: label,
    detail: null,
    state: null,
    icon: icon ?? 'forward',
    to,
    words: `${to} ${tile?.text ?? ''}`,
  }));

/** Links to the form of each resource that the person may add to. */
const add = (may: MayDo): Command[] =>
  adminEntries(may).flatMap(({ to, tile, access }) => {
    const permission = writeOf(access);
    if (tile?.counts === undefined || permission === null || !may(permission)) return [];
    return {
      key: `add ${to}`,
      text: `Add ${withArticle(tile.counts.one, tile.counts.article)}`,
      detail: null,
      state: null,
      icon: 'add',
      to: `${to}?row=new`,
      words: `new create ${tile.counts.several}`,
    };
  });

/** Commands declared by remotes. */
const declaredCommands = (may: MayDo): Command[] =>
  declared('commands').flatMap(({ text, to, icon, words = '', access }) => {
    const permission = permissionOf(access);
    return permission !== null && may(permission)
      ? [{ key: `do ${text} ${to}`, text, detail: null, state: null, icon, to, words }]
      : [];
  });

/** Lists all commands before a search, as far as the person may use them. */
export const commandsFor = (may: MayDo): CommandGroup[] => [
  { title: 'Go to', commands: goTo(may) },
  { title: 'Do', commands: declaredCommands(may) },
  { title: 'Add', commands: add(may) },
];
