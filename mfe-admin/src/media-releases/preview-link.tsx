import { calls } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { notify, send } from '@phila/platform';
import { Button, classes, Confirm, Copy, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultLine } from '../attempts/fault-line.tsx';
import { useAttempt } from '../attempts/use-attempt.ts';

const { makePreviewLink, readPreviewLink, withdrawPreviewLink } = calls.mediaReleases;

interface PreviewLinkProps {
  releaseId: number;
  canWrite: boolean;
}

/** Link that shows a release before it is published: made, copied once, and withdrawn. */
export const PreviewLink = ({ releaseId, canWrite }: PreviewLinkProps) => {
  const params = { id: releaseId };
  const reading = useQuery(readPreviewLink.query({ params }, { staleTime: 0 }));
  const [made, setMade] = useState<string | null>(null);
  const { busy, fault, attempt, dialog } = useAttempt<'making' | 'withdrawing'>();
  const [isAsking, setAsking] = useState(false);
  /** Reads the link again even after a fault: somebody else may have made or withdrawn one. */
  const act = (what: 'making' | 'withdrawing', work: () => Promise<void>) =>
    attempt(what, 'This did not work. Please try again.', work, reading.refetch);
  const make = () =>
    act('making', async () => {
      const { token } = await send(makePreviewLink, { params });
      setMade(`${window.location.origin}/media-releases/${releaseId}/preview#token=${token}`);
    });
  const withdraw = () =>
    act('withdrawing', async () => {
      await send(withdrawPreviewLink, { params });
      setMade(null);
      notify({ severity: 'success', text: 'The link is withdrawn' });
    });
  return (
    <section aria-label="Preview link" className={classes('stack gap-16')}>
      <p className={classes('muted')}>
        A link for somebody without an account here: it shows the release as its page will, published or not,
        for a week. Anyone who has the link can open it; search engines leave it out.
      </p>
      <Loaded what="The link" reading={reading} waiting={<Skeleton height={64} />} isEmpty={() => false}>
        {(link) => (
          <>
            <p>
              {link === null
                ? 'No link works at present.'
                : `A link works until ${southAfricanTime(link.expiresAt)}. It was made on ${southAfricanTime(link.madeAt)}.`}
            </p>
            {link !== null && made !== null && (
              <div className={classes('stack gap-8')}>
                <div className={classes('row gap-8')}>
                  <code className={classes('small anywhere')}>{made}</code>
                  <Copy text={made} what="the preview link" />
                </div>
                <p className={classes('small muted')}>Copy it now: it is shown only this once.</p>
              </div>
            )}
            <FaultLine fault={fault} />
            {canWrite && (
              <div className={classes('row wrap gap-8')}>
                <Button
                  loading={busy === 'making'}
                  disabled={busy !== null}
                  onClick={() => (link === null ? void make() : setAsking(true))}
                >
                  {link === null ? 'Make a link' : 'Make another link'}
                </Button>
                {link !== null && (
                  <Button
                    type="text"
                    loading={busy === 'withdrawing'}
                    disabled={busy !== null}
                    onClick={() => void withdraw()}
                  >
                    Withdraw the link
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
      {isAsking && (
        <Confirm
          title="Make another link?"
          confirm="Make another link"
          cancel="Keep the link"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void make();
          }}
        >
          The link that was given out before shows nothing any more.
        </Confirm>
      )}
      {dialog}
    </section>
  );
};
