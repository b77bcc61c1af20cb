import { readFile } from 'node:fs/promises';
import { imageTypes, southAfricanDay } from '@phila/contract';
import { bannerTypes } from './choices.ts';
import { banners } from './tables.ts';
import type { Demo } from '../../core/area.ts';
import { demoFile } from '../../core/demo/demo-file.ts';
import { keepPicture } from '../image/public.ts';
import { noteKey } from './write-banner.ts';

interface DemoAdvert {
  /** The picture in `api/adverts`, which `draw.mjs` there draws. */
  picture: string;
  title: string;
  redirectUri: string;
  type?: number;
  category: number;
  childCategory: number | null;
  callToAction: number;
}

/** The same from the sources and from what is built of them. */
const pictureFile = (name: string): URL => new URL(`../../../adverts/${name}.webp`, import.meta.url);

/** Puts the demo adverts where banners and their pictures are kept. */
export const demo = async ({ services }: Demo): Promise<void> => {
  const { database, clock } = services;
  // Brands that do not exist, and one way into the site itself.
  const adverts = demoFile<readonly DemoAdvert[]>('adverts');
  const startDate = southAfricanDay(clock.now());
  for (const [index, { picture, type = bannerTypes.dashboard, ...advert }] of adverts.entries()) {
    const [made] = await database
      .insert(banners)
      .values({ ...advert, type, startDate, order: (index + 1) * 10 })
      .returning({ id: banners.id });
    if (made === undefined) continue;
    await keepPicture(services, {
      type: imageTypes.Banner,
      itemId: made.id,
      picture: await readFile(pictureFile(picture)),
      owner: 'demo',
    });
    await noteKey(database, made.id);
  }
};
