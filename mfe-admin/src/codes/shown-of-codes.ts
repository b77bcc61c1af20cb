import { calls } from '@phila/contract/calls';

/** Queries about codes, refreshed after each act on them. */
export const shownOfCodes = [calls.voucher.codePools, calls.voucher.codeBatches];
