import type { Registry, RegistryEntry, WidgetEntry } from '@phila/contract/remote';
import { isShownTo, type Viewer } from './viewer.ts';

/** A widget, and the remote that has its module. */
export interface DeclaredWidget {
  remote: RegistryEntry;
  widget: WidgetEntry;
}

const accessOf = (widget: WidgetEntry) => ('access' in widget ? { access: widget.access } : {});

const isIn = (widget: WidgetEntry, area: string): boolean =>
  !('areas' in widget) || widget.areas === undefined || widget.areas.includes(area);

/**
 * Lists a slot's widgets for this person in order, limited to the areas they name and the permission they ask for.
 */
export const widgetsIn = (
  registry: Registry,
  viewer: Viewer,
  slot: WidgetEntry['slot'],
  area: string,
): DeclaredWidget[] =>
  registry.remotes
    .flatMap((remote) => remote.declaration.widgets.map((widget): DeclaredWidget => ({ remote, widget })))
    .filter(({ widget }) => widget.slot === slot && isIn(widget, area) && isShownTo(viewer, accessOf(widget)))
    .toSorted((a, b) => a.widget.order - b.widget.order || (a.widget.title < b.widget.title ? -1 : 1));
