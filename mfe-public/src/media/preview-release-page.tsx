import { calls } from '@phila/contract/calls';
import { longDateText, southAfricanDay, southAfricanTime } from '@phila/contract/format';
import { CallError, useIsHydrated, useTitle } from '@phila/platform';
import { Callout, classes, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftBeforeScript } from './draft-before-script.tsx';
import { ReleaseArticle } from './release-article.tsx';
import { ReleaseFrame } from './release-frame.tsx';
import styles from './media.module.css';

const { preview } = calls.mediaReleases;

/** Rejects a token cut off by a mail program without a request. */
const WHOLE = /^[\w-]{43}$/;

/** Keeps the token in the address, so that recipients can forward it. No server receives it. */
const useToken = (): string => new URLSearchParams(useLocation().hash.replace(/^#/, '')).get('token') ?? '';

/** Keeps search engines out, as a header from the service does too. */
const useNoIndex = (): void =>
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);

const Gone = () => (
  <ReleaseFrame
    title="This draft is not shown any more"
    summary="The link has expired, was withdrawn, or is not complete. Ask the person who sent it for a new one."
  >
    <div className={styles.gone} />
  </ReleaseFrame>
);

const Opened = ({ token }: { token: string }) => {
  // Refetches, as a draft changes in the meantime.
  const release = useQuery(preview.query({ body: { token } }, { staleTime: 0, retry: false }));
  useTitle(release.data?.title ?? 'A draft');
  if (release.error instanceof CallError && [404, 422].includes(release.error.status)) return <Gone />;
  const { title = 'A draft', summary } = release.data ?? {};
  return (
    <ReleaseFrame title={title} summary={summary}>
      <Loaded what="The draft" reading={release} waiting={<Skeleton height={960} />}>
        {({ author, publishedAt, isPublished, expiresAt, heroUrl, heroAlt, body }) => (
          <>
            <div className={classes('below-16')}>
              <Callout
                tone="info"
                title={isPublished ? 'This release is published' : 'A draft: it is not published yet'}
              >
                {publishedAt !== null &&
                  !isPublished &&
                  `It is to be published on ${southAfricanTime(publishedAt)}. `}
                This link works until {southAfricanTime(expiresAt)}, unless it is withdrawn before.
              </Callout>
            </div>
            <p className={classes('below-16 small muted')}>
              {publishedAt === null ? 'No date yet' : longDateText(southAfricanDay(publishedAt))}, by {author}
            </p>
            <ReleaseArticle heroUrl={heroUrl} heroAlt={heroAlt} body={body} />
          </>
        )}
      </Loaded>
    </ReleaseFrame>
  );
};

const ByLink = () => {
  const token = useToken();
  useNoIndex();
  return WHOLE.test(token) ? <Opened key={token} token={token} /> : <Gone />;
};

/** `/media-releases/:id/preview#token=…`: a draft as its page will show it, for those with the link. */
export default function PreviewReleasePage() {
  return useIsHydrated() ? <ByLink /> : <DraftBeforeScript />;
}
