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
  /** Undefined for entries that stand by themselves. */
  heading: string | undefined;
  nodes: NavigationNode[];
}

/** A group that is an address is an entry's, whose remote may be missing: it is nothing to read. */
const headingOf = ({ entry: { group } }: NavigationNode): string | undefined =>
  group?.startsWith('/') === true ? undefined : group;

/** Entries below one heading stand together, where the first of them stands. */
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
  /** `rail`: icons with a small label below; `full`: with words, and the sections of the area one is in. */
  form: 'rail' | 'full';
  onChosen?: (() => void) | undefined;
}

/** The areas of the portal (or of the administration), as the left navigation and the drawers show them. */
export const NavigationList = ({ tree, form, onChosen }: NavigationListProps) => {
  const { pathname } = useShell();
  const flat = tree.every(({ sections }) => sections.length === 0);
  // Pages of one area side by side, as in the administration, are told apart by the whole address.
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
