import { calls } from '@phila/contract';
import { ownCalls } from './own-calls.ts';

describe('the calls that the platform makes itself', () => {
  it.each(Object.entries(ownCalls))(
    '%s is as the contract declares it',
    (name, { method, path, access, value }) => {
      const declared =
        name === 'profileImage'
          ? calls.profileImage.read
          : {
              ...calls.account,
              ...calls.organisation,
              ...calls.consents,
              ...calls.personalData,
              ...calls.employer,
            }[name as Exclude<keyof typeof ownCalls, 'profileImage'>];
      expect({ method, path, access }).toEqual({
        method: declared.method,
        path: declared.path,
        access: declared.access,
      });
      expect(declared.value === undefined).toBe(value === undefined);
    },
  );
});
