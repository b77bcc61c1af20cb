import { brand, calls, longDateText } from '@phila/contract';
import type { FillPage, Published } from '../../core/filling.ts';
import { askedList, listValues } from '../../core/list-without-script.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { markdownHtml } from '../../core/markdown/markdown-html.ts';
import { siteAddress } from '../../core/site-address.ts';
import { everyRelease, listReleases, readRelease } from './published.ts';

const LIST = '/media-releases';

/** Formats a date as the public remote's page does (mfe-public/src/media). */
const dateOf = (publishedAt: string): string => longDateText(publishedAt.slice(0, 10));

/** Splits a picture's address, so that the page can insert widths. */
const pictureOf = (heroUrl: string | null): { start: string; version: string } | null => {
  const [, start, version] = /^(.*\/)\d\/\d\.webp(\?v=\w+)$/.exec(heroUrl ?? '') ?? [];
  return start === undefined || version === undefined ? null : { start, version };
};

/** A page of the list, or of a search. */
const list: FillPage = async ({ database, clock }, { query }) => {
  const asked = askedList(query);
  if (asked === null) return 'unread';
  const { items, totalPages } = await listReleases(database, clock.now(), {
    PageNumber: asked.page,
    ...(asked.search === '' ? {} : { SearchTerm: asked.search }),
  });
  return {
    mark: JSON.stringify([asked, totalPages, items]),
    values: () => ({
      ...listValues(asked, totalPages),
      items: items.map((item, at) => {
        const year = item.publishedAt.slice(0, 4);
        return {
          ...item,
          picture: pictureOf(item.heroUrl),
          date: dateOf(item.publishedAt),
          year: items[at - 1]?.publishedAt.slice(0, 4) === year ? null : year,
        };
      }),
    }),
  };
};

const detail: FillPage = async ({ database, clock, configuration }, { pathname }) => {
  try {
    const name = decodeURIComponent(pathname.slice(LIST.length + 1));
    const release = await readRelease(database, clock.now(), name);
    const { slug, title, summary, author, publishedAt, heroUrl, body, ...rest } = release;
    const path = `${LIST}/${slug}` as const;
    if (slug !== name) return { movedTo: path };
    return {
      mark: JSON.stringify([slug, heroUrl, rest]),
      values: () => ({
        ...release,
        date: dateOf(publishedAt),
        body: markdownHtml(body),
        titleInLink: encodeURIComponent(title),
        addressInLink: encodeURIComponent(siteAddress(configuration, path)),
      }),
      about: {
        title,
        description: summary,
        path,
        list: LIST,
        image: heroUrl,
        data: {
          '@type': 'NewsArticle',
          headline: title,
          datePublished: publishedAt,
          author: { '@type': 'Person', name: author },
        },
      },
    };
  } catch (error) {
    if (error instanceof URIError || (error instanceof Refusal && error.status === 404)) return null;
    throw error;
  }
};

/** The usual number of items in readers of feeds. */
const IN_FEED = 20;

/** Media releases on public pages; publishing shows at the next request. */
export const onPages: Published = {
  pages: { 'media-releases': list, 'media-release': detail },
  lists: { 'media-releases': { call: calls.mediaReleases.list, asks: ['search', 'page'] } },
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
