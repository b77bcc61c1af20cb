import type { AuditDifference, AuditKind, calls, ValueOf } from '@phila/contract';
import { type Area, serviceCalls } from '../../../core/area.ts';
import type { AuditEntry as Row } from '../../../core/audit/audit.ts';
import { shownChanges } from '../../../core/resources/changes.ts';

type Entry = ValueOf<typeof calls.administration.auditEntry>;

/** Describes the calls that audit entries name. */
export interface Described {
  areas: readonly string[];
  /** Names the calls of an area, or those whose path begins with one of these segments. */
  callsOf(which: { area?: string | undefined; paths?: readonly string[] | undefined }): string[];
  /** Describes an entry for readers, without its actor; the caller adds the actor. */
  entryOf(row: Row): Omit<Entry, 'actor'>;
}

/** The first sentence or clause of a summary. */
const sentenceOf = (summary: string): string => summary.split(/[.;:,](?=\s|$)/)[0] ?? summary;

const KINDS = { read: 'read', export: 'exported', refused: 'refused' } as const;

const kindOf = ({ event, action, call }: Row): AuditKind => {
  if (event !== 'change') return KINDS[event];
  if (action === 'create') return 'created';
  if (action === 'reveal' || action === 'view') return 'revealed';
  if (action === 'search') return 'searched';
  return action === 'remove' || call.startsWith('DELETE ') ? 'removed' : 'changed';
};

/** Shows a value of the audit's own fields. These belong to no resource. */
const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** @param areas all areas of the service */
export const describedBy = (areas: readonly Area[]): Described => {
  const known = new Map(
    serviceCalls(areas).map(({ name, call }) => [
      `${call.method} ${call.path}`,
      { area: name.split('.')[0] ?? name, what: sentenceOf(call.summary) },
    ]),
  );
  const resources = new Map(
    areas.flatMap((one) => one.resources.map(({ resource }) => [resource.name, resource] as const)),
  );
  const differenceOf = ({ resource: name, difference }: Row): AuditDifference[] | null => {
    if (difference === null) return null;
    const resource = resources.get(name ?? '');
    const labelled = resource === undefined ? [] : shownChanges(resource, difference, {});
    return difference.map(({ field, before, after, isMasked }, at) => ({
      field: labelled[at]?.label ?? field,
      before: labelled[at]?.before ?? text(before),
      after: labelled[at]?.after ?? text(after),
      isMasked: isMasked === true,
    }));
  };
  return {
    areas: [
      ...new Set([...known].flatMap(([address, { area }]) => (address.startsWith('GET ') ? [] : [area]))),
    ].toSorted(),
    callsOf: ({ area, paths }) =>
      [...known].flatMap(([address, one]) => {
        // Ends with a slash, so that `/Shop/order` does not match `/Shop/orders`.
        const path = `${address.slice(address.indexOf(' ') + 1)}/`;
        const isMeant =
          (area === undefined || one.area === area) &&
          (paths === undefined || paths.some((start) => path.startsWith(`${start}/`)));
        return isMeant ? [address] : [];
      }),
    entryOf: (row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: kindOf(row),
      actorId: row.actorId,
      what: known.get(row.call)?.what ?? row.call,
      area: known.get(row.call)?.area ?? '',
      rowIds: row.rowIds,
      fields: row.fields,
      network: row.network,
      call: row.call,
      requestId: row.requestId,
      userAgent: null,
      difference: differenceOf(row),
    }),
  };
};
