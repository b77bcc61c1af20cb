import { southAfricanTime } from '@phila/contract';
import { CallError, Link, messageOf, useRead } from '@phila/platform';
import { FaultPanel, Icon, Page, Skeleton, Surface } from '@phila/ui';
import { sizeWords } from '../settings/your-data/size-words.ts';
import { useMailedToken } from './use-mailed-token.ts';
import { yourDataCalls } from './your-data-calls.ts';
import styles from './your-data-page.module.css';

const { downloadExport, exportLink } = yourDataCalls;

const Gone = ({ words }: { words: string }) => (
  <Surface title="This link no longer works">
    <p className={styles.words}>{words}</p>
    <Link className={styles.action} to="/settings">
      Ask again in Settings
    </Link>
  </Surface>
);

const NO_TOKEN = 'This link has run out or is not complete. Please ask for your data again in Settings.';

const Offered = ({ token }: { token: string }) => {
  const { data, error, refetch } = useRead(exportLink, { params: { token } }, { staleTime: 0 });
  if (error instanceof CallError && error.status === 404) return <Gone words={messageOf(error, NO_TOKEN)} />;
  if (error !== null) return <FaultPanel area="Your data" onRetry={() => refetch()} />;
  if (data === undefined) {
    return (
      <Surface label="Your data">
        <div aria-busy="true" className={styles.waiting}>
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
      {/* The browser itself saves it: a file of any size, without holding it in memory. */}
      <a className={styles.action} href={`/api/v1${downloadExport.path.replace('{token}', token)}`} download>
        <Icon name="download" />
        Download ({sizeWords(data.size)})
      </a>
    </Surface>
  );
};

/** Where the mailed link to the archive leads. The token in it is the key, so nobody has to sign in. */
const YourDataPage = () => {
  const token = useMailedToken();
  return (
    <Page
      title="Your data"
      sentence="Everything that we hold about you, with your documents and pictures, in one zip file."
      width="reading"
    >
      {token === null ? <Gone words={NO_TOKEN} /> : <Offered key={token} token={token} />}
    </Page>
  );
};

export default YourDataPage;
