import { area } from '../../core/area.ts';
import { lookups } from '@phila/contract';
import type { LookupName } from '@phila/contract';
import { constant } from '../../core/http/constant.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import type { Services } from '../../core/services.ts';
import { knownTaxYears } from '../wealth/public.ts';
import { lookupRows } from '../../core/lookups/index.ts';
import { taxYearRow } from '../../core/lookups/periods.ts';

/** Lists that never change while the service runs, so are serialised and compressed once, at first use. */
const fixed: Implementation[] = (Object.keys(lookups) as LookupName[])
  .filter((name) => name !== 'taxYear')
  .map((name) => {
    const rows = constant(lookupRows[name]);
    return { call: lookups[name].call, constant: rows, handler: () => rows };
  });

const answers: Implementation[] = [
  ...fixed,
  {
    call: lookups.taxYear.call,
    handler: async (_input: never, services: Services) =>
      (await knownTaxYears(services)).map(({ id }) => taxYearRow(id)),
  },
];

export const lookupArea = area({ name: 'lookup', answers });
