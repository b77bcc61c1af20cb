import { imageTypes } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { demoFile } from '../../core/demo/demo-file.ts';
import { drawPicture, keepPicture } from '../image/public.ts';
import { mediaReleases } from './tables.ts';
import { DAY } from '../../core/durations.ts';

interface DemoRelease {
  title: string;
  slug: string;
  summary: string;
  body: string;
  author: string;
  /** Days since publication, negative for a scheduled one; null for a draft. */
  daysAgo: number | null;
  /** Colours of its picture; null for none. */
  colours: readonly [string, string] | null;
}

/** Ends each release by saying that it is invented, as everyone who tries the site reads them. */
const MADE_UP =
  'This release is an example for trying the site: companies, people, places and prices in it are made up.';

/** Hills under a sun, in the release's two colours. */
const hills = ([ground, sun]: readonly [string, string]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/><circle cx="900" cy="260" r="140" fill="${sun}"/><path d="M0 470 Q300 300 620 450 T1200 400 V630 H0Z" fill="#fff" opacity=".18"/><path d="M0 560 Q360 400 760 540 T1200 520 V630 H0Z" fill="#fff" opacity=".3"/></svg>`;

/** Twelve media releases, including a draft and a scheduled one. */
export const demo = async ({ services }: Demo): Promise<void> => {
  const now = services.clock.now();
  const releases = demoFile<readonly DemoRelease[]>('media-releases');
  const made = await services.database
    .insert(mediaReleases)
    .values(
      releases.map(({ daysAgo, colours, ...release }) => ({
        ...release,
        body: `${release.body}\n\n*${MADE_UP}*`,
        heroAlt: colours === null ? null : 'Hills under a large sun',
        publishedAt: daysAgo === null ? null : new Date(now.getTime() - daysAgo * DAY),
      })),
    )
    .returning({ id: mediaReleases.id });
  for (const [at, { colours }] of releases.entries()) {
    const itemId = made[at]?.id;
    if (colours === null || itemId === undefined) continue;
    await keepPicture(services, {
      type: imageTypes.MediaRelease,
      itemId,
      picture: await drawPicture(hills(colours)),
      owner: 'demo',
    });
  }
};
