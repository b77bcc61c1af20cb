import { readFile } from 'node:fs/promises';
import { imageTypes, southAfricanDay } from '@phila/contract';
import { bannerTypes } from './choices.ts';
import { banners } from './tables.ts';
import type { Demo } from '../../core/area.ts';
import { demoFile } from '../../core/demo/demo-file.ts';
import { keepPicture } from '../image/public.ts';
import { noteKey } from './write-banner.ts';

interface DemoAdvert {
  /** The picture in `api/adverts`, drawn by `draw.mjs`. */
  picture: string;
  title: string;
  redirectUri: string;
  type?: number;
  category: number;
  childCategory: number | null;
  callToAction: number;
}

/** The path is the same from `src` and from `dist`. */
const pictureFile = (name: string): URL => new URL(`../../../adverts/${name}.webp`, import.meta.url);

export const demo = async ({ services }: Demo): Promise<void> => {
  const { database, clock } = services;
  // Invented brands, and a link into the site itself.
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
