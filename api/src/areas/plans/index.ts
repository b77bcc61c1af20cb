import { area } from '../../core/area.ts';
import { demo } from './demo.ts';
import { answers } from './lists.ts';
import * as tables from './tables.ts';

/** Plans of medical schemes and insurers, to be compared (specification: wealth, "Comparing plans"). Nobody's own. */
export const plansArea = area({ name: 'plans', answers, tables, demo });
