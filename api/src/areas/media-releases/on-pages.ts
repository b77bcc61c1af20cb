import { brand } from '@phila/contract';
import type { Published } from '../../core/published.ts';
import { everyRelease, listReleases } from './published.ts';

const LIST = '/media-releases';

/** The usual number of items in readers of feeds. */
const IN_FEED = 20;

/** Media releases on public pages; publishing shows at the next request. */
export const onPages: Published = {
  addresses: async ({ database, clock }) => {
    const releases = await everyRelease(database, clock.now());
    return releases.map(({ slug, publishedAt }) => ({ path: `${LIST}/${slug}`, changedAt: publishedAt }));
  },
  feed: {
    path: `${LIST}/rss.xml`,
    list: LIST,
    title: 'Media releases',
    description: `What ${brand.name} tells the press and everybody else.`,
    items: async ({ database, clock }) => {
      const { items } = await listReleases(database, clock.now(), { PageSize: IN_FEED });
      return items.map(({ slug, publishedAt, title, summary, author }) => ({
        title,
        path: `${LIST}/${slug}`,
        summary,
        author,
        publishedAt: new Date(publishedAt),
      }));
    },
  },
};
