import type { Registry, RegistryEntry, WidgetEntry } from '@phila/contract/remote';

/** A widget with the remote whose module draws it. */
export interface DeclaredWidget {
  remote: RegistryEntry;
  widget: WidgetEntry;
}

const isIn = (widget: WidgetEntry, area: string): boolean =>
  !('areas' in widget) || widget.areas === undefined || widget.areas.includes(area);

/** What remotes put into a slot, in order; a widget that names areas shows in these only. */
export const widgetsIn = (registry: Registry, slot: WidgetEntry['slot'], area: string): DeclaredWidget[] =>
  registry.remotes
    .flatMap((remote) => remote.declaration.widgets.map((widget): DeclaredWidget => ({ remote, widget })))
    .filter(({ widget }) => widget.slot === slot && isIn(widget, area))
    .toSorted((a, b) => a.widget.order - b.widget.order || a.widget.title.localeCompare(b.widget.title));
