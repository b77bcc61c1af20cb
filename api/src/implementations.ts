import { implementations as account } from './account/index.ts';
import { implementations as advice } from './advice/index.ts';
import { implementations as analytics } from './analytics/index.ts';
import { implementations as banner } from './banner/index.ts';
import { implementations as consents } from './consents/index.ts';
import { implementations as dashboard } from './dashboard/index.ts';
import { implementations as details } from './details/index.ts';
import { implementations as employer } from './employer/index.ts';
import { implementations as document } from './document/index.ts';
import { implementations as health } from './health/index.ts';
import type { Implementation } from './http/implement.ts';
import { implementations as lookup } from './lookup/index.ts';
import { implementations as organisation } from './organisation/index.ts';
import { implementations as overview } from './overview/index.ts';
import { implementations as personalData } from './personal-data/index.ts';
import { implementations as profileImage } from './profile-image/index.ts';
import { implementations as override } from './site/override.ts';
import { implementations as wealth } from './wealth/index.ts';
import { implementations as weather } from './weather/index.ts';

/** What answers the declared calls, area by area. */
export const implementations: Implementation[] = [
  ...account,
  ...advice,
  ...analytics,
  ...banner,
  ...consents,
  ...dashboard,
  ...details,
  ...employer,
  ...document,
  ...health,
  ...lookup,
  ...organisation,
  ...overview,
  ...override,
  ...personalData,
  ...profileImage,
  ...wealth,
  ...weather,
];
