import { calls } from '@phila/contract';
import { ownCalls } from './own-calls.ts';

describe('the calls that the platform makes itself', () => {
  it.each(Object.entries(ownCalls))('%s is as the contract declares it', (name, { method, path, access }) => {
    const declared = calls.account[name as keyof typeof ownCalls];
    expect({ method, path, access }).toEqual({
      method: declared.method,
      path: declared.path,
      access: declared.access,
    });
    expect(declared.value).toBeDefined();
  });
});
