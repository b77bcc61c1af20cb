import { calls } from '@phila/contract';
import { lightCalls } from './light-calls.ts';

describe('the calls without schemas', () => {
  it.each(Object.keys(lightCalls) as (keyof typeof lightCalls)[])(
    '%s goes where the contract says',
    (name) => {
      const { method, path, access } = {
        ...calls.account,
        ...calls.organisation,
        ...calls.consents,
        ...calls.personalData,
        ...calls.employer,
      }[name];
      expect(lightCalls[name]).toMatchObject({ method, path, access });
    },
  );
});
