import { calls, type PersonalExport } from '@phila/contract/calls';
import { fileSizeText, southAfricanTime } from '@phila/contract/format';
import { messageOf, notify } from '@phila/platform';
import { Button, CardFault, classes, Icon, Skeleton, Surface, useConfirmedWrite } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './your-data.module.css';

const { exportState, requestExport } = calls.personalData;

/** Milliseconds between reads until the archive is ready. */
const ASK_EVERY = 3_000;

const size = ({ size: bytes }: PersonalExport): string => (bytes === null ? '' : ` (${fileSizeText(bytes)})`);

const wordsFor = (last: PersonalExport): string => {
  const until = last.availableUntil === null ? '' : southAfricanTime(last.availableUntil);
  switch (last.state) {
    case 'being made':
      return 'We are putting your file together. You will get a message with the link; you need not wait here.';
    case 'ready':
      return `Your file is ready${size(last)}. We have sent you the link, which works until ${until}, or until you ask again.`;
    case 'expired':
      return `The link that you asked for on ${southAfricanTime(last.requestedAt)} has expired. You may ask again at any time.`;
    case 'failed':
      return 'We could not put your file together. Please ask again.';
  }
};

const State = ({ last }: { last: PersonalExport }) => (
  <div
    className={classes('flex align-start full gap-12 pad-16 edge rounded', styles.state)}
    data-state={last.state}
    role={last.state === 'failed' ? 'alert' : 'status'}
  >
    {last.state === 'being made' ? (
      <span className={classes('rigid round', styles.busy)} aria-hidden="true" />
    ) : (
      <Icon name={last.state === 'ready' ? 'success' : last.state === 'failed' ? 'error' : 'clock'} />
    )}
    <p>{wordsFor(last)}</p>
  </div>
);

/** Archive of all data about the person, to download (POPIA s 23). */
export const YourData = () => {
  const { data, isError, refetch } = useQuery(
    exportState.query(
      {},
      {
        staleTime: 0,
        refetchInterval: ({ state }) => (state.data?.state === 'being made' ? ASK_EVERY : false),
      },
    ),
  );
  const { mutateAsync, isPending } = useMutation(requestExport.mutation({ refreshes: [exportState] }));
  const { write, dialog } = useConfirmedWrite();
  const ask = async () => {
    try {
      await write(() => mutateAsync({}));
    } catch (error) {
      notify({
        severity: 'error',
        text: messageOf(error, 'We could not ask for your data. Please try again.'),
      });
    }
  };
  const isBusy = isPending || data?.state === 'being made';
  return (
    <Surface>
      <p className={styles.sentence}>
        A copy of everything that we hold about you: a page to read, the same as JSON for other programs, and
        your documents and pictures, in one zip file. It is free.
      </p>
      {data === undefined && isError && <CardFault onRetry={refetch} />}
      {data === undefined && !isError && (
        <div aria-busy="true">
          <Skeleton width={180} height={40} />
        </div>
      )}
      {dialog}
      {data !== undefined && (
        <div className={classes('grid justify-start gap-20')}>
          {data !== null && <State last={data} />}
          <Button aria-disabled={isBusy} onClick={() => !isBusy && void ask()}>
            {data === null || data.state === 'being made'
              ? 'Request a copy of my data'
              : 'Request another copy of my data'}
          </Button>
        </div>
      )}
    </Surface>
  );
};
