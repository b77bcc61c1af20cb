import { classes, lazy } from '@phila/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import declaration, { sections } from '../../remote.ts';

/** A hint that can be missing if its code does not load. */
const NextStepLine = lazy(() => import(/* webpackChunkName: "next-step" */ './next-step-line.tsx'), {
  standIn: null,
  fault: () => null,
});

/** True for a read of career records, or of My Details records that a CV has. */
const isOfSection = (path: unknown): boolean =>
  typeof path === 'string' && /^\/(Career|Account)\//.test(path);

/**
 * True once these reads were made stale and have come again: the host's generic screens report a save in no other way.
 * A save that got no reply makes them stale, too, but they do not come.
 */
const useSaved = (): boolean => {
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const stale = new Set<string>();
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !isOfSection(event.query.queryKey[0])) return;
      const { queryHash } = event.query;
      if (event.action.type === 'invalidate') stale.add(queryHash);
      if (event.action.type === 'success' && stale.has(queryHash)) setSaved(true);
    });
  }, [client]);
  return isSaved;
};

const Line = () => useSaved() && <NextStepLine />;

const pages: ReadonlySet<string | undefined> = new Set(sections.map(({ page }) => page));
const paths: ReadonlySet<string> = new Set(
  declaration.routes.filter(({ page }) => pages.has(page)).map(({ path }) => path),
);

/**
 * Suggests the next step below a section's page after a save: the page of one record leads nowhere, and people want a
 * whole CV.
 */
export const AfterASave = () => {
  const { pathname } = useLocation();
  return <output className={classes('block')}>{paths.has(pathname) && <Line key={pathname} />}</output>;
};
