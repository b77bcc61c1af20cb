import { calls } from '@phila/contract';
import type { Implementation } from '../http/implement.ts';
import { biographicalDetails } from './records.ts';

const { account } = calls;

export const implementations: Implementation[] = [
  ...biographicalDetails.implementations({
    read: account.biographicalDetails,
    update: account.updateBiographicalDetails,
  }),
];
