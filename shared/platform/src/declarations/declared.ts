import type { RemoteDeclaration } from '@phila/contract/remote';

/** The declarations that pages draw themselves; menus, slots and routes are the shell's. */
export type Declared = Pick<RemoteDeclaration, 'bulkActions' | 'commands' | 'navigation' | 'overview'>;

let remotes: readonly { name?: string; declaration: Declared }[] = [];

/** For the shell: sets the remotes of this visit, once, before any of them is mounted. */
export const setDeclared = (those: typeof remotes): void => {
  remotes = those;
};

/** Gives all remotes' declarations of one kind, lower `order` first. Never changes during a visit. */
export const declared = <K extends keyof Declared>(kind: K): readonly Declared[K][number][] =>
  remotes
    .flatMap(({ declaration }): readonly Declared[K][number][] => declaration[kind])
    .toSorted((a, b) => a.order - b.order);

/** Gives the names of all remotes. */
export const declaredNames = (): readonly string[] => remotes.flatMap(({ name }) => name ?? []);
