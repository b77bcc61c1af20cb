import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../core/http/implement.ts';
import { changeConsents, readConsents } from './consents.ts';

export { hasConsent } from './consents.ts';

export const implementations: Implementation[] = [
  implement(calls.consents.consents, (_input, { database, person }) => readConsents(database, person.id)),
  implement(calls.consents.saveConsents, ({ body }, { database, person, clock }) =>
    changeConsents(database, person.id, body, clock.now()),
  ),
];
