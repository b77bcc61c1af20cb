import { implementations as account } from './areas/account/index.ts';
import { implementations as advice } from './areas/advice/index.ts';
import { implementations as analytics } from './areas/analytics/index.ts';
import { implementations as banner } from './areas/banner/index.ts';
import { implementations as consents } from './areas/consents/index.ts';
import { implementations as dashboard } from './areas/dashboard/index.ts';
import { implementations as details } from './areas/details/index.ts';
import { implementations as employer } from './areas/employer/index.ts';
import { implementations as document } from './areas/documents/index.ts';
import { implementations as health } from './areas/health/index.ts';
import type { Implementation } from './core/http/implement.ts';
import { implementations as lookup } from './areas/lookup/index.ts';
import { implementations as organisation } from './areas/organisation/index.ts';
import { implementations as overview } from './areas/overview/index.ts';
import { implementations as personalData } from './core/personal-data/index.ts';
import { implementations as profileImage } from './areas/profile-image/index.ts';
import { implementations as override } from './site/override.ts';
import { implementations as wealth } from './areas/wealth/index.ts';
import { implementations as weather } from './areas/weather/index.ts';

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
