import { classes } from '@phila/ui';
import { type ReactNode, useId } from 'react';
import { useShell } from '../shell-context.ts';
import type { NavigationNode } from '../declarations/navigation-tree.ts';
import { areaNodeAt, currentEntry } from '../declarations/navigation-tree.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './navigation-list.module.css';

const Sections = ({
  nodes,
  pathname,
  onChosen,
}: {
  nodes: NavigationNode[];
  pathname: string;
  onChosen?: (() => void) | undefined;
}) => {
  const current = currentEntry(
    nodes.map(({ entry }) => entry),
    pathname,
  );
  return (
    <ul className={styles.sections}>
      {nodes.map(({ entry, sections }) => (
        <li key={entry.to}>
          <EntryLink
            entry={entry}
            className={classes(
              'row pad-y-6 pad-x-10 min-high-36 rounded small inherit no-line',
              styles.section,
            )}
            current={entry === current && sections.length === 0}
            onChosen={onChosen}
          />
          {sections.length > 0 && <Sections nodes={sections} pathname={pathname} onChosen={onChosen} />}
        </li>
      ))}
    </ul>
  );
};

interface Group {
  /** Undefined for entries without a heading. */
  heading: string | undefined;
  nodes: NavigationNode[];
}

/** Heading above an entry; none if its group is the address of another entry, which may be missing. */
const headingOf = ({ entry: { group } }: NavigationNode): string | undefined =>
  group?.startsWith('/') === true ? undefined : group;

/** Groups entries by heading, each group at its first entry's position. */
const groupsOf = (tree: readonly NavigationNode[]): Group[] => {
  const groups: Group[] = [];
  for (const node of tree) {
    const heading = headingOf(node);
    const same = heading === undefined ? groups.at(-1) : groups.find((group) => group.heading === heading);
    if (same?.heading === heading && same) same.nodes.push(node);
    else groups.push({ heading, nodes: [node] });
  }
  return groups;
};

const Headed = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId();
  return (
    <li>
      <p id={id} className={classes('tiny strong', styles.heading)}>
        {heading}
      </p>
      <ul aria-labelledby={id} className={classes('grid gap-4')}>
        {children}
      </ul>
    </li>
  );
};

interface NavigationListProps {
  tree: NavigationNode[];
  /** `rail`: icons with small labels. `full`: labels, and the sections of the current area. */
  form: 'rail' | 'full';
  onChosen?: (() => void) | undefined;
}

/** Areas of the portal or administration, for the left navigation and the drawers. */
export const NavigationList = ({ tree, form, onChosen }: NavigationListProps) => {
  const { pathname } = useShell();
  const flat = tree.every(({ sections }) => sections.length === 0);
  // Compares whole addresses where entries of one area are side by side, as in administration.
  const here = flat
    ? currentEntry(
        tree.map(({ entry }) => entry),
        pathname,
      )
    : (areaNodeAt(tree, pathname)?.entry ?? null);
  const drawn = ({ entry, sections }: NavigationNode) => {
    const isHere = entry === here;
    const unfolded = form === 'full' && isHere && sections.length > 0;
    return (
      <li key={entry.to}>
        <EntryLink
          entry={entry}
          className={classes(
            'menu-entry medium tint-on-hover relative',
            isHere ? `${styles.area} ${styles.here}` : styles.area,
          )}
          current={isHere && !unfolded}
          onChosen={onChosen}
          iconSize={22}
        />
        {unfolded && <Sections nodes={sections} pathname={pathname} onChosen={onChosen} />}
      </li>
    );
  };
  return (
    <ul className={classes('grid gap-4', styles.areas)} data-form={form}>
      {groupsOf(tree).map(({ heading, nodes }) =>
        heading === undefined ? (
          nodes.map(drawn)
        ) : (
          <Headed key={heading} heading={heading}>
            {nodes.map(drawn)}
          </Headed>
        ),
      )}
    </ul>
  );
};
