import { calls } from '@phila/contract/calls';
import { cvFileName, type SharedCv } from '@phila/contract/cv';
import { groupedPhone, longDateText, southAfricanDay } from '@phila/contract/format';
import { CallError, messageOf, notify, saveBlob, send, useIsHydrated, useTitle } from '@phila/platform';
import { Button, classes, Empty, Icon, Loaded, Page, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { InvalidPdf, pdfOf } from '../create-my-cv/download/pdf-of.ts';
import { CvText } from './cv-text.tsx';
import { Opening } from './opening.tsx';
import styles from './cv-text.module.css';
import { SharedCvBeforeScript } from './shared-cv-before-script.tsx';
import { SharedPages } from './shared-pages.tsx';
import { useLinkToken } from './use-link-token.ts';

const { openLink, sharedFile } = calls.career.cv;

/** Pattern of a complete token; one cut off by a mail program is rejected without a request. */
const WHOLE = /^[\w-]{43}$/;

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
  <Page title="This CV is not shown any more" width="reading">
    <div className={styles.room}>
      <Empty title="The link has expired, or was ended by its owner">
        Ask the person who sent it to you for a new one.
      </Empty>
    </div>
  </Page>
);

const SharedCvView = ({
  token,
  shared: { document: cv, expiresOn },
}: {
  token: string;
  shared: SharedCv;
}) => {
  const { firstName, lastName, heading, city, mobileNo, personalEmail, picture } = cv.profile;
  const name = `${firstName} ${lastName}`.trim() || 'A CV';
  const [isDownloading, setDownloading] = useState(false);
  useTitle(name);
  const download = async (): Promise<void> => {
    setDownloading(true);
    try {
      saveBlob(await pdfOf(await send(sharedFile, { body: { token } })), cvFileName(cv.profile), 1_000);
    } catch (error) {
      notify({
        severity: 'error',
        text: error instanceof InvalidPdf ? 'Invalid PDF response' : 'Unable to download PDF',
        ...(error instanceof InvalidPdf ? {} : { detail: messageOf(error, '') }),
      });
    } finally {
      setDownloading(false);
    }
  };
  const reach = [city, groupedPhone(mobileNo ?? ''), personalEmail].filter(
    (text) => text != null && text !== '',
  );
  return (
    <Page
      title={name}
      width="reading"
      {...(heading != null && heading !== '' && { sentence: heading })}
      action={
        <Button
          type="primary"
          icon={<Icon name="download" size={18} />}
          loading={isDownloading}
          onClick={() => void download()}
        >
          Download as PDF
        </Button>
      }
    >
      <SharedPages token={token} />
      <Surface title="The same as text">
        <div className={classes('grid gap-16')}>
          {picture != null && (
            <img src={picture} alt="" width={96} height={96} className={classes('round')} />
          )}
          {reach.length > 0 && <p className={classes('muted anywhere')}>{reach.join(' · ')}</p>}
          <CvText cv={cv} />
        </div>
      </Surface>
      <p className={classes('small muted above-16')}>
        Shown until {longDateText(southAfricanDay(expiresOn))}, unless {firstName || 'its owner'} ends it
        sooner.
      </p>
    </Page>
  );
};

const Opened = ({ token }: { token: string }) => {
  // Sends the token once a visit: the service counts openings.
  const reading = useQuery(
    openLink.query({ body: { token } }, { staleTime: Infinity, retry: false, refetchOnWindowFocus: false }),
  );
  if (reading.error instanceof CallError && reading.error.status === 404) return <Gone />;
  return (
    <Loaded
      what="The CV"
      reading={reading}
      waiting={
        <Opening>
          <Skeleton height={420} />
        </Opening>
      }
    >
      {(shared) => <SharedCvView token={token} shared={shared} />}
    </Loaded>
  );
};

const ByLink = () => {
  useNoIndex();
  const token = useLinkToken();
  return token !== null && WHOLE.test(token) ? <Opened key={token} token={token} /> : <Gone />;
};

/** A CV shared by a link (specification: career, "Links to a CV"); the fragment holds the token. */
const SharedCvPage = () => (useIsHydrated() ? <ByLink /> : <SharedCvBeforeScript />);

export default SharedCvPage;
