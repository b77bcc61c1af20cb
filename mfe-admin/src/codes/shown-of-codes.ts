import { calls } from '@phila/contract/calls';

/** What is shown of codes, and read again after each act about them. */
export const shownOfCodes = [calls.voucher.codePools, calls.voucher.codeBatches];
