import { structures } from '../calls/organisation/index.ts';
import { keptLookup } from '../lookups/lookup.ts';

interface Structure {
  osNo: number;
  osName: string;
}

/** Organisations by number, for those who may read them. */
export const organisationNames = {
  lookup: keptLookup('organisations', structures, {
    idOf: ({ osNo }: Structure) => osNo,
    labelOf: ({ osName }: Structure) => osName,
  }),
  permission: 'organisation.structures.read',
} as const;
