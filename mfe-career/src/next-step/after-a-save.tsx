import { classes, lazy } from '@phila/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import declaration, { sections } from '../../remote.ts';

/** A hint, which no one misses where its code does not come. */
const NextStepLine = lazy(() => import(/* webpackChunkName: "next-step" */ './next-step-line.tsx'), {
  standIn: null,
  fault: () => null,
});

/** What a section reads: a career's records, or those of My Details that a CV has as well. */
const isOfSection = (path: unknown): boolean =>
  typeof path === 'string' && /^\/(Career|Account)\//.test(path);

/**
 * Whether something was saved since this was mounted: a save makes what was read of it stale. Generic screens of the host
 * save, and tell no one else.
 */
const useSaved = (): boolean => {
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'invalidate')
          setSaved((before) => before || isOfSection(event.query.queryKey[0]));
      }),
    [client],
  );
  return isSaved;
};

const Line = () => useSaved() && <NextStepLine />;

const pages: ReadonlySet<string | undefined> = new Set(sections.map(({ page }) => page));
const paths: ReadonlySet<string> = new Set(
  declaration.routes.filter(({ page }) => pages.has(page)).map(({ path }) => path),
);

/**
 * Below the page of a section, once something was saved on it: where to go on. A person who fills in a CV came for the
 * whole of it, and the page of one record leads nowhere by itself.
 */
export const AfterASave = () => {
  const { pathname } = useLocation();
  return <output className={classes('block')}>{paths.has(pathname) && <Line key={pathname} />}</output>;
};
