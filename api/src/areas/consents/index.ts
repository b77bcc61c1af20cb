import { area } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { changeConsents, readConsents } from './consents.ts';

const answers: Implementation[] = [
  implement(calls.consents.consents, (_input, { database, person }) => readConsents(database, person.id)),
  implement(calls.consents.saveConsents, ({ body }, { database, person, clock }) =>
    changeConsents(database, person.id, body, clock.now()),
  ),
];

export const consentsArea = area({
  name: 'consents',
  answers,
  tables,
  personal,
  keptFor: ['Which terms and policy you accepted, and your choices about marketing'],
});
