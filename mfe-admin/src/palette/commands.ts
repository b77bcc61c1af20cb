import { withArticle } from '@phila/contract/format';
import { type Permission, permissionOf } from '@phila/contract/permissions';
import type { NavigationEntry } from '@phila/contract/remote';
import { declared } from '@phila/platform';
import declaration from '../../remote.ts';

/** One line of the palette: it leads to an address of the site. */
export interface Command {
  key: string;
  text: string;
  /** What tells it from others of the name. */
  detail: string | null;
  icon: string;
  to: string;
  /** Further words that it is found by. */
  words: string;
}

/** Lines of one kind, below their heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export type MayDo = (permission: Permission) => boolean;

/**
 * The permission of an entry: what it says itself, or what the page of ours asks for that it leads to. Of another remote's
 * page nothing is known here: its entry says `access`, or it is not listed.
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

/** The pages of the menu, whichever remote they belong to. */
const goTo = (may: MayDo): Command[] =>
  [
    // Open to everyone with any right, so it says no permission.
    { to: '/admin', label: 'Home', icon: 'home', tile: undefined },
    ...adminEntries(may),
  ].map(({ to, label, icon, tile }) => ({
    key: `go ${to}`,
    text: label,
    detail: null,
    icon: icon ?? 'forward',
    to,
    words: `${to} ${tile?.text ?? ''}`,
  }));

/** A form for each resource of which rows may be written. */
const add = (may: MayDo): Command[] =>
  adminEntries(may).flatMap(({ to, tile, access }) => {
    const permission = writeOf(access);
    if (tile?.counts === undefined || permission === null || !may(permission)) return [];
    return {
      key: `add ${to}`,
      text: `Add ${withArticle(tile.counts.one, tile.counts.article)}`,
      detail: null,
      icon: 'add',
      to: `${to}?row=new`,
      words: `new create ${tile.counts.several}`,
    };
  });

/** What remotes declare. */
const declaredCommands = (may: MayDo): Command[] =>
  declared('commands').flatMap(({ text, to, icon, words = '', access }) => {
    const permission = permissionOf(access);
    return permission !== null && may(permission)
      ? [{ key: `do ${text} ${to}`, text, detail: null, icon, to, words }]
      : [];
  });

/** Everything that the palette offers before anything is looked for, each part only for those who may. */
export const commandsFor = (may: MayDo): CommandGroup[] => [
  { title: 'Go to', commands: goTo(may) },
  { title: 'Do', commands: declaredCommands(may) },
  { title: 'Add', commands: add(may) },
];
