import { readFile } from 'node:fs/promises';
import { imageTypes, southAfricanDay } from '@phila/contract';
import { bannerTypes } from './choices.ts';
import { banners } from './tables.ts';
import type { Demo } from '../../core/area.ts';
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

/** Brands that do not exist, and one way into the site itself. */
const adverts: readonly DemoAdvert[] = [
  {
    picture: 'marula-savings',
    title: 'Marula Bank: a little every month grows a lot. Open your pocket.',
    redirectUri: 'https://marula-bank.example/savings?campaign=phila',
    category: 2,
    childCategory: 3,
    callToAction: 3,
  },
  {
    picture: 'baobab-cover',
    title: 'Baobab Cover: home and car, one policy, one call. Compare what you pay now.',
    redirectUri: 'https://baobab-cover.example/home-and-car?campaign=phila',
    category: 1,
    childCategory: 1,
    callToAction: 2,
  },
  {
    picture: 'protea-health',
    title: 'Protea Health: your yearly check-up is on us. Book a nurse near you.',
    redirectUri: 'https://protea-health.example/check-up?campaign=phila',
    category: 4,
    childCategory: 7,
    callToAction: 4,
  },
  {
    picture: 'khulisa-courses',
    title: 'Khulisa Academy: learn after work, earn more next year. Short courses from R 490.',
    redirectUri: 'https://khulisa-academy.example/short-courses?campaign=phila',
    category: 3,
    childCategory: 6,
    callToAction: 1,
  },
  {
    picture: 'kestrel-travel',
    title: 'Kestrel Travel: the Garden Route, three nights, from R 4 990 for two.',
    redirectUri: 'https://kestrel-travel.example/garden-route?campaign=phila',
    category: 5,
    childCategory: 8,
    callToAction: 4,
  },
  {
    picture: 'phila-details',
    title: 'Phila: fill it in once, every form knows it. See what is still missing.',
    redirectUri: '/details/overview',
    category: 3,
    childCategory: null,
    callToAction: 3,
  },
  {
    picture: 'marula-savings-strip',
    title: 'Marula Bank: a little every month grows a lot. Open your pocket.',
    redirectUri: 'https://marula-bank.example/savings?campaign=phila',
    type: bannerTypes.strip,
    category: 2,
    childCategory: 3,
    callToAction: 3,
  },
  {
    picture: 'khulisa-courses-strip',
    title: 'Khulisa Academy: short courses that fit after work, from R 490.',
    redirectUri: 'https://khulisa-academy.example/short-courses?campaign=phila',
    type: bannerTypes.strip,
    category: 3,
    childCategory: 6,
    callToAction: 1,
  },
  {
    picture: 'kestrel-travel-strip',
    title: 'Kestrel Travel: three nights on the Garden Route, from R 4 990 for two.',
    redirectUri: 'https://kestrel-travel.example/garden-route?campaign=phila',
    type: bannerTypes.strip,
    category: 5,
    childCategory: 8,
    callToAction: 4,
  },
];

/** The same from the sources and from what is built of them. */
const pictureFile = (name: string): URL => new URL(`../../../adverts/${name}.webp`, import.meta.url);

/** Puts the demo adverts where banners and their pictures are kept. */
export const demo = async ({ services }: Demo): Promise<void> => {
  const { database, clock } = services;
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
