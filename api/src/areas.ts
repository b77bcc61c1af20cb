import { administrationArea } from './areas/administration/index.ts';
import { adviceArea } from './areas/advice/index.ts';
import { analyticsArea } from './areas/analytics/index.ts';
import { bannerArea } from './areas/banner/index.ts';
import { careerArea } from './areas/career/index.ts';
import { consentsArea } from './areas/consents/index.ts';
import { contactArea } from './areas/contact/index.ts';
import { dashboardArea } from './areas/dashboard/index.ts';
import { detailsArea } from './areas/details/index.ts';
import { documentsArea } from './areas/documents/index.ts';
import { employerArea } from './areas/employer/index.ts';
import { healthArea } from './areas/health/index.ts';
import { identityArea } from './areas/identity/index.ts';
import { imageArea } from './areas/image/index.ts';
import { incidentsArea } from './areas/incidents/index.ts';
import { listsArea } from './areas/lists/index.ts';
import { lookupArea } from './areas/lookup/index.ts';
import { mediaReleasesArea } from './areas/media-releases/index.ts';
import { messagingArea } from './areas/messaging/index.ts';
import { newsArea } from './areas/news/index.ts';
import { organisationArea } from './areas/organisation/index.ts';
import { overviewArea } from './areas/overview/index.ts';
import { papersArea } from './areas/papers/index.ts';
import { personalDataArea } from './areas/personal-data/index.ts';
import { plansArea } from './areas/plans/index.ts';
import { profileImageArea } from './areas/profile-image/index.ts';
import { releasesArea } from './areas/releases/index.ts';
import { shopArea } from './areas/shop/index.ts';
import { voucherArea } from './areas/voucher/index.ts';
import { wealthArea } from './areas/wealth/index.ts';
import { weatherArea } from './areas/weather/index.ts';
import { backupsArea } from './areas/backups/index.ts';
import type { Area } from './core/area.ts';
import { coreAreas } from './core/core-areas.ts';
import { developerArea } from './site/override.ts';

/** Lists every area of the service; no other file knows them all. Data exports use this order. */
export const areas: readonly Area[] = [
  organisationArea,
  identityArea,
  detailsArea,
  careerArea,
  employerArea,
  dashboardArea,
  consentsArea,
  wealthArea,
  documentsArea,
  papersArea,
  profileImageArea,
  voucherArea,
  shopArea,
  adviceArea,
  ...coreAreas,
  personalDataArea,
  administrationArea,
  backupsArea,
  messagingArea,
  bannerArea,
  contactArea,
  analyticsArea,
  imageArea,
  developerArea,
  healthArea,
  incidentsArea,
  listsArea,
  lookupArea,
  mediaReleasesArea,
  newsArea,
  overviewArea,
  plansArea,
  releasesArea,
  weatherArea,
];

/** Every table, for the migrations. */
export const tables = areas.flatMap((area) => area.tables);
