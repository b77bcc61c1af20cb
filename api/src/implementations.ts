import { implementations as account } from './account/index.ts';
import { implementations as advice } from './advice/index.ts';
import { implementations as details } from './details/index.ts';
import { implementations as health } from './health/index.ts';
import type { Implementation } from './http/implement.ts';
import { implementations as lookup } from './lookup/index.ts';
import { implementations as organisation } from './organisation/index.ts';
import { implementations as overview } from './overview/index.ts';
import { implementations as override } from './site/override.ts';
import { implementations as wealth } from './wealth/index.ts';

/** What answers the declared calls, area by area. */
export const implementations: Implementation[] = [
  ...account,
  ...advice,
  ...details,
  ...health,
  ...lookup,
  ...organisation,
  ...overview,
  ...override,
  ...wealth,
];
