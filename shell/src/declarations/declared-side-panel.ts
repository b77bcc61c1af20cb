import { areaOf, findRoute, matchPath } from '@phila/contract/remote';
import type { Registry, RegistryEntry, SidePanelEntry } from '@phila/contract/remote';
import { leadsSomewhere } from './entries.ts';
import { isShownTo, type Viewer } from './viewer.ts';

/** Side panel button with the remote that declared it; null for the shell's own. */
export interface SidePanelButton {
  entry: SidePanelEntry;
  remote: RegistryEntry | null;
}

const isHiddenAt = (entry: SidePanelEntry, pathname: string, isOverview: boolean): boolean =>
  (entry.hiddenAt ?? []).some((place) =>
    place === 'overview' ? isOverview : matchPath(place, pathname) !== null,
  );

/** True for a page with completion rings (specification: shell), or a redirect to one. */
export const isOverviewPage = (registry: Registry, pathname: string): boolean => {
  const route = findRoute(registry, pathname)?.route;
  const shown = route?.redirect === undefined ? route : findRoute(registry, route.redirect)?.route;
  return shown?.overview === true;
};

/** Order in an area, as the specification orders each area's buttons differently (shell). */
const orderAt = ({ order, orderIn }: SidePanelEntry, area: string): number => orderIn?.[area] ?? order;

/**
 * Lists the side panel's buttons at an address: the buttons declared for its area, except hidden ones and links to
 * undeclared pages. Sorts the shell's `own` buttons in.
 */
export const sidePanelAt = (
  registry: Registry,
  viewer: Viewer,
  pathname: string,
  own: readonly SidePanelEntry[] = [],
): SidePanelButton[] => {
  const area = areaOf(pathname);
  const overview = isOverviewPage(registry, pathname);
  const declared = registry.remotes.flatMap((remote) =>
    remote.declaration.sidePanel
      .filter((entry) => isShownTo(viewer, entry))
      .filter(({ to, module }) =>
        to === undefined ? module !== undefined : leadsSomewhere(registry, viewer, to),
      )
      .map((entry): SidePanelButton => ({ entry, remote })),
  );
  return [...own.map((entry): SidePanelButton => ({ entry, remote: null })), ...declared]
    .filter(({ entry }) => entry.areas.includes(area) && !isHiddenAt(entry, pathname, overview))
    .toSorted(
      (a, b) => orderAt(a.entry, area) - orderAt(b.entry, area) || (a.entry.text < b.entry.text ? -1 : 1),
    );
};
