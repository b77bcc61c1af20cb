import { incident, southAfricanDay } from '@phila/contract';
import { Refusal, refuseAt } from '../../core/http/refusal.ts';
import { storeResource } from '../../core/resources/store-resource.ts';

/** Days that cannot lie ahead: they say what has happened. */
const PAST = ['beganOn', 'foundOn', 'regulatorToldOn', 'peopleToldOn', 'closedOn'] as const;

/** The register of incidents (POPIA s 22). What the Regulator was told of stays in it. */
export const incidents = storeResource('incidents', incident, {
  check: ({ clock }, { body }) => {
    const today = southAfricanDay(clock.now());
    for (const field of PAST) if ((body[field] ?? '') > today) refuseAt(field, 'This day is still to come');
  },
  assertRemovable: (_context, { regulatorToldOn }) => {
    if (regulatorToldOn !== null)
      throw new Refusal(409, 'The Regulator was told of this incident: it stays in the register');
  },
});
