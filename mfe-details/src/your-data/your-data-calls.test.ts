import { calls } from '@phila/contract';
import { yourDataCalls } from './your-data-calls.ts';

it.each(Object.entries(yourDataCalls))('%s goes where the contract says', (name, light) => {
  const { method, path, access } = {
    ...calls.account,
    ...calls.organisation,
    ...calls.consents,
    ...calls.personalData,
    ...calls.employer,
  }[name as keyof typeof yourDataCalls];
  expect(light).toMatchObject({ method, path, access });
});
