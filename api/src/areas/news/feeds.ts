import type { Services } from '../../core/services.ts';

/** The site's own feed, under the same name on every server. */
const OWN_FEED = 'own';

/** The path of the site's own feed, with demo data. */
export const OWN_FEED_PATH = '/api/v1/News/feed.xml';

/** The feeds to read: configured addresses, or with demo data the site's own if none is. */
export const feedsOf = ({ configuration }: Pick<Services, 'configuration'>): string[] => {
  if (configuration.newsFeeds.length > 0) return configuration.newsFeeds;
  return configuration.demoData ? [OWN_FEED] : [];
};

/** The address of a feed; null while this server has none itself. */
export const addressOfFeed = (feed: string, { ownAddress }: Pick<Services, 'ownAddress'>): string | null => {
  if (feed !== OWN_FEED) return feed;
  const own = ownAddress();
  return own === null ? null : `${own}${OWN_FEED_PATH}`;
};
