import { calls } from '@phila/contract';
import { myDetails } from './overview-call.ts';

it('goes where the contract says', () => {
  const { method, path, access } = calls.overview.myDetails;
  expect(myDetails).toMatchObject({ method, path, access });
});
