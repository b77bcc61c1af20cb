import type { Path } from '../records/paths.ts';
import { may } from '../permissions/permission.ts';
import { visibleFields } from '../records/by-kind.ts';
import type { AnyRecord } from '../records/record.ts';
import { firstPage } from '../resources/first-page.ts';
import { lightResourceCalls } from '../resources/light-resource-calls.ts';
import type { AnyResource } from '../resources/resource.ts';
import { areaOf, segmentsOf } from '../path-pattern.ts';
import type { NavigationEntry } from './menu-entry.ts';
import type { OverviewPart } from './overview-part.ts';
import type { RemoteRoute } from './route.ts';

/** Declaration of a portal page about one record. */
export interface SectionDefinition {
  record: AnyRecord;
  /** `/details/banking`; the first segment is the area that lists it in its menu. */
  path: string;
  /** Icon name (`iconNames`), or path data of a drawing of the remote's own. */
  icon: string;
  /** Position in the area's menu, overview and next steps; lower comes first. */
  order: number;
  /** Heading, menu entry and document title. */
  title: string;
  /** Tab of the area that it shares with other pages; default: a separate tab, under its title. */
  tab?: string;
  /** Sentence below the heading. */
  sentence: string;
  /** Purpose of the records, shown while there are none; tables only. */
  why?: string;
  /**
   * Thing to add, complete or check, after a verb: `your vehicles`. What's next on the dashboard uses it; default: not
   * mentioned there.
   */
  what?: string;
  /** Text of the overview's tile; default: the title in capitals. */
  tile?: string;
  /** Position in What's next; default: `order`. */
  stepOrder?: number;
  /** Call that returns its completion; default: computed from the record's own read. */
  completion?: OverviewPart['completion'];
  /** Further reads that depend on the record, refetched after a save. */
  refreshes?: readonly Path[];
  /** Custom page in `src/pages.ts`; default: the generic page. */
  page?: string;
}

/** Declaration of an administration page about one resource. */
export interface AdminSectionDefinition {
  audience: 'admin';
  resource: AnyResource;
  /** `/admin/cause-management`. */
  path: string;
  /** Icon name (`iconNames`), or path data of a drawing of the remote's own. */
  icon: string;
  /** Position in the menu of administration; lower comes first. */
  order: number;
  /** Heading, menu entry and document title. */
  title: string;
  /** Sentence below the heading. */
  sentence: string;
  /** Purpose of the rows, shown while there are none. */
  why?: string;
  /** Heading in the menu, or the `to` of a parent entry; default: none. */
  group?: string;
  /** Further reads that depend on the rows, refetched after a save. */
  refreshes?: readonly Path[];
  /** Custom page in `src/pages.ts`; default: the generic page. */
  page?: string;
}

/** Properties of a section's page. */
export interface SectionProps {
  title: string;
  sentence: string;
  why?: string;
  refreshes: readonly { path: Path }[];
}

export interface Section {
  /** Name of the page and its chunk. */
  page: string;
  props: SectionProps;
  /** True for the generic page, if `src/pages.ts` has no page of this name. */
  generic: boolean;
  /** Set at build and in tests only; in the browser, a record's data comes with its page. */
  record?: AnyRecord;
  /** Imports the generic page, in the remote's build. */
  load?: () => Promise<{ default: () => unknown }>;
  route?: RemoteRoute;
  entry?: NavigationEntry;
  part?: OverviewPart;
}

/** Reads of a record's page: the record, if it is a single one, and the lookups that name its values. */
const readsOf = ({ paths, fields }: AnyRecord): string[] => {
  const lists = Object.values(fields).flatMap((field) =>
    field.kind === 'lookup' ? [field.lookup.call.path] : [],
  );
  return [...new Set([...(paths.kind === 'single' ? [paths.read] : []), ...lists])];
};

/** Completion from the record's own read: the share of its fields that are filled in. */
const ownCompletion = ({ paths, fields }: AnyRecord): OverviewPart['completion'] => ({
  path: paths.kind === 'single' ? paths.read : paths.list,
  fields: visibleFields(fields).map(([name]) => name),
  ...(paths.kind === 'table' ? { rows: true } : {}),
});

/** Least columns of a table that takes the side panel's room too. */
const WIDE = 6;

const isWide = ({ paths, columns, fields }: AnyRecord): boolean =>
  paths.kind === 'table' && (columns ?? Object.keys(fields)).length >= WIDE;

export type PortalSection = Required<Omit<Section, 'load'>>;
export type AdminSection = Required<Omit<Section, 'load' | 'part'>>;

const portalSection = (definition: SectionDefinition): PortalSection => {
  const { record, path, icon, order, title, tab, sentence, why, stepOrder, refreshes = [] } = definition;
  const { completion = ownCompletion(record), what = '' } = definition;
  const page = definition.page ?? segmentsOf(path).at(-1) ?? '';
  const area = areaOf(path);
  return {
    page,
    generic: definition.page === undefined,
    record,
    props: {
      title,
      sentence,
      ...(why === undefined ? {} : { why }),
      refreshes: [completion.path as Path, ...refreshes].map((read) => ({ path: read })),
    },
    route: {
      path,
      page,
      title,
      layout: 'portal',
      access: 'person',
      prefetch: readsOf(record),
      ...(isWide(record) ? { wide: true } : {}),
    },
    entry: {
      menu: 'portal',
      group: area,
      label: title,
      to: path,
      icon,
      order,
      ...(tab === undefined ? {} : { tab }),
    },
    part: {
      area,
      title: definition.tile ?? title.toUpperCase(),
      to: path,
      icon,
      order,
      what,
      ...(stepOrder === undefined ? {} : { stepOrder }),
      completion,
    },
  };
};

/** Path of a read with its query, as routes declare it. */
const withQuery = (path: string, query: object): string =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

/** First page of a resource's list, and the lookups of its columns, so that rows are complete when first drawn. */
const rowsOf = (resource: AnyResource): string[] => {
  const { fields, columns } = resource;
  const names = (columns ?? Object.keys(fields)).flatMap((name) => {
    const field = fields[name];
    if (field?.kind !== 'lookup') return [];
    const { path } = field.lookup.call;
    const { query }: { query?: object } = field.lookup.input ?? {};
    return [query === undefined ? path : withQuery(path, query)];
  });
  return [...new Set([withQuery(lightResourceCalls(resource).list.path, firstPage), ...names])];
};

const adminSection = (definition: AdminSectionDefinition): AdminSection => {
  const { resource, path, icon, order, title, sentence, why, group, refreshes = [] } = definition;
  const page = definition.page ?? segmentsOf(path).at(-1) ?? '';
  const access = may(`${resource.capability}.read`);
  return {
    page,
    generic: definition.page === undefined,
    record: resource,
    props: {
      title,
      sentence,
      ...(why === undefined ? {} : { why }),
      refreshes: refreshes.map((read) => ({ path: read })),
    },
    route: { path, page, title, layout: 'admin', access, prefetch: rowsOf(resource) },
    entry: {
      menu: 'admin',
      label: title,
      to: path,
      icon,
      order,
      access,
      tile: {
        counts: {
          resource: resource.name,
          one: resource.title,
          several: resource.plural,
          ...(resource.article === null ? {} : { article: resource.article }),
        },
      },
      ...(group === undefined ? {} : { group }),
    },
  };
};

interface MakeSection {
  (definition: AdminSectionDefinition): AdminSection;
  (definition: SectionDefinition): PortalSection;
}

/**
 * Declares a section of an area. Its route, menu entry, prefetched reads, page, overview tile and next step follow from
 * this. With `audience: 'admin'` it is an administration page: a resource's list with all its actions, for people with
 * its read permission, in the menu and as a tile.
 */
export const section = ((definition: SectionDefinition | AdminSectionDefinition) =>
  'audience' in definition ? adminSection(definition) : portalSection(definition)) as MakeSection;

/** Properties of a section's page, for a page in `src/pages.ts`. */
export const sectionProps = (sections: readonly Section[], page: string): SectionProps => {
  const found = sections.find((one) => one.page === page);
  if (!found) throw new Error(`remote.ts has no section with the page ${page}`);
  return found.props;
};
