import type { RemoteDeclaration } from '@phila/contract/remote';

/** What of a declaration pages draw themselves; menus, slots and routes are the shell's. */
export type Declared = Pick<RemoteDeclaration, 'bulkActions' | 'commands' | 'navigation' | 'overview'>;

let remotes: readonly { declaration: Declared }[] = [];

/** For the shell: the remotes of this visit; called once, before any of them is mounted. */
export const setDeclared = (those: typeof remotes): void => {
  remotes = those;
};

/** What all remotes declare of one kind, lower `order` first. The same for the whole visit. */
export const declared = <K extends keyof Declared>(kind: K): readonly Declared[K][number][] =>
  remotes
    .flatMap(({ declaration }): readonly Declared[K][number][] => declaration[kind])
    .toSorted((a, b) => a.order - b.order);
