import { classes } from '@phila/ui';
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
  return (
    <ul className={classes('grid gap-4', styles.areas)} data-form={form}>
      {tree.map(({ entry, sections }) => {
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
      })}
    </ul>
  );
};
