import { calls, type ValueOf } from '@phila/contract/calls';
import { longDateText } from '@phila/contract/format';
import type { PageHead } from '@phila/contract/remote';
import { ButtonLink, classes, Loaded, Page, Skeleton } from '@phila/ui';
import { CallError, usePageHead, useTitle } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import styles from './media.module.css';
import { ForEditors } from './for-editors.tsx';
import { ReleaseArticle } from './release-article.tsx';
import { ReleaseFrame } from './release-frame.tsx';
import { ShareRelease } from './share-release.tsx';

/** A release in schema.org's terms, at its own address. */
const headOf = ({
  slug,
  title,
  summary,
  author,
  publishedAt,
  heroUrl,
}: ValueOf<typeof calls.mediaReleases.read>): PageHead => ({
  title,
  description: summary,
  path: `/media-releases/${slug}`,
  list: '/media-releases',
  image: heroUrl,
  data: {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: publishedAt,
    author: { '@type': 'Person', name: author },
  },
});

/** `/media-releases/:slug`; `/media-releases/{id}` of the specification redirects here. */
export default function MediaReleasePage() {
  const { slug = '' } = useParams();
  const release = useQuery(calls.mediaReleases.read.query({ params: { slug } }));
  useTitle(release.data?.title ?? 'Media release');
  const isUnknown = release.error instanceof CallError && [400, 404].includes(release.error.status);
  usePageHead(isUnknown ? 'not-found' : release.data && headOf(release.data));
  if (isUnknown)
    return (
      <Page
        title="We can’t find this release"
        sentence="It was withdrawn, or the address is wrong."
        width="reading"
      >
        <ButtonLink to="/media-releases">All media releases</ButtonLink>
      </Page>
    );
  const { title = 'Media release', summary } = release.data ?? {};
  return (
    <ReleaseFrame title={title} summary={summary}>
      <Loaded what="The media release" reading={release} waiting={<Skeleton height={960} />}>
        {({ slug: own, title: said, author, publishedAt, heroUrl, heroAlt, body, previous, next }) =>
          own === slug ? (
            <>
              <p className={classes('below-16 small muted')}>
                <time dateTime={publishedAt}>{longDateText(publishedAt.slice(0, 10))}</time>, by {author}
              </p>
              <ReleaseArticle heroUrl={heroUrl} heroAlt={heroAlt} body={body} />
              <ShareRelease title={said} slug={own} />
              <ForEditors />
              <nav
                className={classes('grid columns-2 gap-24 pad-y-24', styles.onScreen)}
                aria-label="Other releases"
              >
                <div>
                  {previous !== null && (
                    <>
                      <p className={classes('small muted')}>Published before</p>
                      <Link to={`/media-releases/${previous.slug}`}>{previous.title}</Link>
                    </>
                  )}
                </div>
                <div>
                  {next !== null && (
                    <>
                      <p className={classes('small muted')}>Published after</p>
                      <Link to={`/media-releases/${next.slug}`}>{next.title}</Link>
                    </>
                  )}
                </div>
              </nav>
            </>
          ) : (
            <Navigate replace to={`/media-releases/${own}`} />
          )
        }
      </Loaded>
    </ReleaseFrame>
  );
}
