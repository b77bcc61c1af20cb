import type { Services } from '../../core/services.ts';

/** The site's own feed, by the same name on every server, wherever each of them answers. */
const OWN_FEED = 'own';

/** The address of the site's own feed, with the demo data. */
export const OWN_FEED_PATH = '/api/v1/News/feed.xml';

/** The feeds that are read, by name: addresses, or the site's own with demo data where none is configured. */
export const feedsOf = ({ configuration }: Pick<Services, 'configuration'>): string[] => {
  if (configuration.newsFeeds.length > 0) return configuration.newsFeeds;
  return configuration.demoData ? [OWN_FEED] : [];
};

/** Gives the address of a feed; null while this server has no address of its own yet. */
export const addressOfFeed = (feed: string, { ownAddress }: Pick<Services, 'ownAddress'>): string | null => {
  if (feed !== OWN_FEED) return feed;
  const own = ownAddress();
  return own === null ? null : `${own}${OWN_FEED_PATH}`;
};
