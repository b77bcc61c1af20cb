import { area } from '../../core/area.ts';
import { personal } from './personal.ts';
import * as tables from './tables.ts';

/** Value bundles, their offers, and the vouchers that are redeemed (specification: vouchers). */
export const voucherArea = area({ name: 'voucher', tables, personal });
