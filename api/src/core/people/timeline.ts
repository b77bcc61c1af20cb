import type { Permission, PersonEvent, TimelineKind } from '@phila/contract';
import type { Database } from '../database/open.ts';

/** Selects which events of a person a source reads. */
export interface TimelineQuery {
  accountId: string;
  /** Exclusive. */
  before: Date;
  most: number;
}

/** An event as its source reads it. */
export type TimelineEvent = Omit<PersonEvent, 'kind' | 'at'> & { at: Date };

/** Events of one kind in people's past that an area holds, shown to staff with the permission. */
export interface TimelineSource {
  kind: TimelineKind;
  permission: Permission;
  /** Reads the latest events, the latest first. */
  read(database: Database, query: TimelineQuery): Promise<TimelineEvent[]>;
}
