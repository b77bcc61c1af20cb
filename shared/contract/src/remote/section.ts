import type { Path } from '../records/paths.ts';
import { may } from '../permissions/permission.ts';
import type { AnyRecord } from '../records/record.ts';
import { firstPage } from '../resources/first-page.ts';
import { lightResourceCalls } from '../resources/light-resource-calls.ts';
import type { AnyResource } from '../resources/resource.ts';
import { areaOf, segmentsOf } from '../path-pattern.ts';
import type { NavigationEntry } from './menu-entry.ts';
import type { OverviewPart } from './overview-part.ts';
import type { RemoteRoute } from './route.ts';

/** What a squad says of a section: a page of the portal that is about one record. */
export interface SectionDefinition {
  record: AnyRecord;
  /** `/details/banking`; its first segment is the area whose menu lists it. */
  path: string;
  /** An icon's name (`iconNames`), or path data of a drawing of the remote's own. */
  icon: string;
  /** Place in the area's menu, on its overview and among the next steps; lower comes first. */
  order: number;
  /** The heading, the menu entry and the document's title. */
  title: string;
  /** The tab of the area that lists it together with others; default: a tab by itself, under its title. */
  tab?: string;
  /** One sentence below the heading. */
  sentence: string;
  /** What the records are good for, said while there are none; tables only. */
  why?: string;
  /**
   * What is added, completed or checked there, after a verb: `your vehicles`. What's next on the dashboard asks for it in
   * these words; default: it does not ask.
   */
  what?: string;
  /** The words on the overview's tile; default: the title in capitals. */
  tile?: string;
  /** How early What's next names it; default: `order`. */
  stepOrder?: number;
  /** The call that answers how complete it is; default: computed from the record's own read. */
  completion?: OverviewPart['completion'];
  /** Paths of other reads whose values follow from the record, and that are fetched again after a save. */
  refreshes?: readonly Path[];
  /** A page of `src/pages.ts`, where something about it is special; default: the record's generic page. */
  page?: string;
}

/** What a squad says of a page of administration that is about one resource. */
export interface AdminSectionDefinition {
  audience: 'admin';
  resource: AnyResource;
  /** `/admin/cause-management`. */
  path: string;
  /** An icon's name (`iconNames`), or path data of a drawing of the remote's own. */
  icon: string;
  /** Place in the menu of administration; lower comes first. */
  order: number;
  /** The heading, the menu entry and the document's title. */
  title: string;
  /** One sentence below the heading. */
  sentence: string;
  /** What the rows are good for, said while there are none. */
  why?: string;
  /** The heading that it stands below in the menu, or the `to` of an entry; default: it stands by itself. */
  group?: string;
  /** Paths of other reads whose values follow from the rows, and that are fetched again after a save. */
  refreshes?: readonly Path[];
  /** A page of `src/pages.ts`, where something about it is special; default: the resource's generic page. */
  page?: string;
}

/** What the section's page is drawn with. */
export interface SectionProps {
  title: string;
  sentence: string;
  why?: string;
  refreshes: readonly { path: Path }[];
}

export interface Section {
  /** The page's name, and that of its chunk. */
  page: string;
  props: SectionProps;
  /** Whether the record's generic page is shown: `src/pages.ts` has none of this name. */
  generic: boolean;
  /** At build and in tests only: what browser code carries of a record comes with its page. */
  record?: AnyRecord;
  /** In the remote's build: imports the generic page. */
  load?: () => Promise<{ default: () => unknown }>;
  route?: RemoteRoute;
  entry?: NavigationEntry;
  part?: OverviewPart;
}

/** What a record's page reads first: the record, where it is a single one, and the lists that its values are named by. */
const readsOf = ({ paths, fields }: AnyRecord): string[] => {
  const lists = Object.values(fields).flatMap((field) =>
    field.kind === 'lookup' ? [field.lookup.call.path] : [],
  );
  return [...new Set([...(paths.kind === 'single' ? [paths.read] : []), ...lists])];
};

/** How complete a record is by its own read: the share of its fields that are filled in. */
const ownCompletion = ({ paths, fields }: AnyRecord): OverviewPart['completion'] => ({
  path: paths.kind === 'single' ? paths.read : paths.list,
  fields: Object.keys(fields).filter((name) => fields[name]?.kind !== 'fixed'),
  ...(paths.kind === 'table' ? { rows: true } : {}),
});

/** A table of so many columns needs the room of the side panel. */
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

/** A read with its query, as a route declares it. */
const withQuery = (path: string, query: object): string =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

/** The first rows of a resource's list, and the lists that name what its columns show: rows are drawn once, and whole. */
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
 * A section of an area, said once: from it follow the route, the menu entry, what is read ahead of the page, the page
 * itself, the tile on the overview and the next step on the dashboard. One with `audience: 'admin'` is a page of
 * administration: the list of a resource with everything that is done with its rows, for those with its permission to
 * read, under the menu of administration, with a tile on its first page.
 */
export const section = ((definition: SectionDefinition | AdminSectionDefinition) =>
  'audience' in definition ? adminSection(definition) : portalSection(definition)) as MakeSection;

/** What a section's page is drawn with, for a page of `src/pages.ts`. */
export const sectionProps = (sections: readonly Section[], page: string): SectionProps => {
  const found = sections.find((one) => one.page === page);
  if (!found) throw new Error(`remote.ts has no section with the page ${page}`);
  return found.props;
};
