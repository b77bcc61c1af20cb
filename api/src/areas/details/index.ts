import { area } from '../../core/area.ts';
import { demo } from './demo.ts';
import { records } from './records.ts';

/** My Details: nothing but records. */
export const detailsArea = area({ name: 'details', records, demo });
