import { calls } from '@phila/contract/calls';
import { fileSizeText, southAfricanTime, southAfricanToday } from '@phila/contract/format';
import { CallError, messageOf, notify, saveBlob, send, useIsHydrated } from '@phila/platform';
import { Button, ButtonLink, classes, FaultPanel, Icon, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMailedToken } from './use-mailed-token.ts';
import { YourDataBeforeScript } from './your-data-before-script.tsx';
import { YourDataFrame } from './your-data-frame.tsx';
import styles from './your-data-page.module.css';

const { downloadExport, exportLink } = calls.personalData;

/** Milliseconds, as an archive may hold 500 MB of documents. */
const LONGEST_DOWNLOAD = 3_600_000;

interface NoFileProps {
  title?: string;
  words: string;
}

const NoFile = ({ title = 'This link no longer works', words }: NoFileProps) => (
  <Surface title={title}>
    <p className={styles.words}>{words}</p>
    <ButtonLink type="primary" size="large" to="/settings">
      Ask again in Settings
    </ButtonLink>
  </Surface>
);

const RUN_OUT =
  'This link has expired, is not complete, or a newer copy was asked for. You can ask again in Settings.';

/** Shown after a reload too, as the token is kept nowhere. */
const AGAIN = {
  title: 'Open the link in your message again',
  words:
    'This page does not keep the link. While it works, open it again from the message that we sent you, or ask for your data again.',
};

/** Shape of a complete token. A token cut off by a mail program is not sent. */
const WHOLE = /^[\w-]{43}$/;

const Offered = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(
    exportLink.query({ body: { token } }, { staleTime: 0, refetchOnWindowFocus: true }),
  );
  const [saving, setSaving] = useState(false);
  const download = async () => {
    setSaving(true);
    try {
      // Sends the token in the body: an address would be in the history and in logs.
      const archive = await send(downloadExport, { body: { token } }, { timeout: LONGEST_DOWNLOAD });
      saveBlob(archive, `phila-your-data-${southAfricanToday()}.zip`);
    } catch (failed) {
      notify({ severity: 'error', text: messageOf(failed, 'We could not send the file. Please try again.') });
      void refetch();
    } finally {
      setSaving(false);
    }
  };
  if (error instanceof CallError && error.status === 404) return <NoFile words={messageOf(error, RUN_OUT)} />;
  if (error !== null && data === undefined) return <FaultPanel area="Your data" onRetry={() => refetch()} />;
  if (data === undefined) {
    return (
      <Surface label="Your data">
        <div aria-busy="true" className={classes('grid gap-24')}>
          <Skeleton width="70%" />
          <Skeleton width={220} height={48} />
        </div>
      </Surface>
    );
  }
  return (
    <Surface title="Your file is ready">
      <p className={styles.words}>
        Open <strong>your-data.html</strong> in it first. The link works until{' '}
        {southAfricanTime(data.availableUntil)}. On a shared computer, delete the file when you are done.
      </p>
      <Button
        type="primary"
        size="large"
        aria-busy={saving}
        aria-disabled={saving}
        icon={<Icon name="download" />}
        onClick={() => !saving && void download()}
      >
        {saving ? 'Downloading' : `Download (${fileSizeText(data.size)})`}
      </Button>
    </Surface>
  );
};

const ByLink = () => {
  const token = useMailedToken();
  return (
    <YourDataFrame>
      {token === null ? (
        <NoFile {...AGAIN} />
      ) : WHOLE.test(token) ? (
        <Offered key={token} token={token} />
      ) : (
        <NoFile words={RUN_OUT} />
      )}
    </YourDataFrame>
  );
};

/** Page of the mailed link to the archive. The link's token is the key, so no sign-in is needed. */
const YourDataPage = () => (useIsHydrated() ? <ByLink /> : <YourDataBeforeScript />);

export default YourDataPage;
