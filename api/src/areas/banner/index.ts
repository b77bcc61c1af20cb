import { area } from '../../core/area.ts';
import * as tables from './tables.ts';
import { banners } from './tables.ts';
import { demo } from './demo.ts';
import { calls, type Permission, refusalOf } from '@phila/contract';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { holds, within } from '../../core/access/rights.ts';
import { everyBanner, inTurn, runningBanners } from './banners.ts';
import { bannerTypes, callToActions, categories, childCategories, types } from './choices.ts';
import { pictureOf } from './pictures.ts';
import { storedBanners } from './write-banner.ts';

const { banner } = calls;

const SEE_ALL: Permission = 'banner.banners.read';

/** Answers the dashboard's adverts (specification: dashboard, "Banner"). */
const answers: Implementation[] = [
  implement(banner.advertisement, async (_input, { database, blobs, clock, person }) => {
    const now = clock.now();
    const found = inTurn(await runningBanners(database, person, now, bannerTypes.strip), now);
    const bytes = found === undefined ? null : await pictureOf(blobs, found.imageKey);
    if (found === undefined || bytes === null) throw notFound();
    return {
      bytes,
      contentType: 'image/webp',
      // Our own name beside the specification's one; header values are ASCII.
      headers: { 'x-redirect-uri': found.redirectUri, 'x-title': encodeURIComponent(found.title) },
    };
  }),
  implement(banner.advertisementByType, async ({ params, query }, { database, blobs, clock, person }) => {
    const found = await runningBanners(database, person, clock.now(), params.type);
    const wantsPictures = query.Images !== 'false';
    const adverts = await Promise.all(
      found.map(async ({ id, version, title, redirectUri, imageKey }) => {
        const bytes = wantsPictures ? await pictureOf(blobs, imageKey) : new Uint8Array();
        return bytes === null
          ? []
          : [
              {
                id,
                version,
                title,
                redirectUri,
                bannerFileBase64String: Buffer.from(bytes).toString('base64'),
              },
            ];
      }),
    );
    return adverts.flat();
  }),
  implement(banner.all, async ({ query }, { database, clock, person }) => {
    const withInactive = query.Inactive === 'true';
    if (holds(person, SEE_ALL))
      return everyBanner(database, within(person, SEE_ALL, banners.osNo), withInactive);
    if (withInactive) throw new Refusal(403, refusalOf(SEE_ALL));
    return runningBanners(database, person, clock.now());
  }),
  implement(banner.types, () => types),
  implement(banner.categories, () => categories),
  implement(banner.childCategories, () => childCategories),
  implement(banner.callToActions, () => callToActions),
];

export const bannerArea = area({ name: 'banner', resources: [storedBanners], answers, tables, demo });
