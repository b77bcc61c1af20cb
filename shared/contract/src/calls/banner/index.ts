import * as z from 'zod/mini';
import { call } from '../../call.ts';

const yesOrNo = z.enum(['true', 'false']);
const choice = z.object({ id: z.int(), name: z.string() });

/** Specification: dashboard, "Adverts", plus fields that identify an advert. */
const advert = z.object({
  id: z.int(),
  /** Increases when the picture or text changes. */
  version: z.int(),
  /** Text alternative of the picture. */
  title: z.string(),
  /** WebP picture in base64; empty if pictures were not requested. */
  bannerFileBase64String: z.string(),
  /** Page of the site (`/offers`) or an http(s) address. */
  redirectUri: z.string(),
});
export type BannerAdvert = z.output<typeof advert>;

export const advertisement = call({
  method: 'GET',
  path: '/Banner/banner-advertisement',
  access: 'person',
  summary:
    'The picture of the strip (1400 by 150) whose turn it is, another one every 11 seconds; where it leads and what it says stand in the headers x-redirect-uri and x-title.',
});

export const advertisementByType = call({
  method: 'GET',
  path: '/Banner/banner-advertisement-by-type/{type}',
  access: 'person',
  summary: 'The adverts of a type that run today, in order; the dashboard shows type 2.',
  params: z.strictObject({ type: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1000)) }),
  query: z.strictObject({
    /** `false` leaves the pictures out, to check only whether something changed. */
    Images: z.optional(yesOrNo),
  }),
  value: z.array(advert),
});

export const all = call({
  method: 'GET',
  path: '/Banner/All',
  access: 'person',
  summary:
    'Every banner without its picture. Those that are switched off are for who may see every banner; others see what is meant for them.',
  query: z.strictObject({ Inactive: z.optional(yesOrNo) }),
  value: z.array(
    z.object({
      id: z.int(),
      version: z.int(),
      title: z.string(),
      type: z.int(),
      category: z.nullable(z.int()),
      childCategory: z.nullable(z.int()),
      callToAction: z.nullable(z.int()),
      redirectUri: z.string(),
      startDate: z.string(),
      endDate: z.nullable(z.string()),
      order: z.int(),
      isActive: z.boolean(),
      osNo: z.nullable(z.int()),
    }),
  ),
});

const list = (path: `/${string}`, summary: string) =>
  call({ method: 'GET', path, access: 'person', summary, value: z.array(choice) });

export const types = list('/Banner/banner-types', 'The places that banners are made for.');
export const categories = list('/Banner/get-categories', 'What banners are about.');
export const callToActions = list('/Banner/get-call-to-actions', 'What banners ask people to do.');

export const childCategories = call({
  method: 'GET',
  path: '/Banner/get-child-categories',
  access: 'person',
  summary: 'What banners are about, more closely, each with the id of its category.',
  value: z.array(z.object({ id: z.int(), name: z.string(), categoryId: z.int() })),
});
