import { area } from '../../core/area.ts';
import { demo } from './demo.ts';
import { answers } from './lists.ts';
import * as tables from './tables.ts';

/** Plans of medical schemes and insurers (specification: wealth, "Comparing plans"). Holds no personal data. */
export const plansArea = area({ name: 'plans', answers, tables, demo });
