import { calls } from '@phila/contract/calls';
import { messageOf, notify, send, useRead } from '@phila/platform';
import { Button, Callout, classes, IconButton, latePart, Progress } from '@phila/ui';
import { useState } from 'react';
import { PagePicture, usePagePicture } from './page-picture.tsx';
import { Unprintable } from './unprintable.tsx';
import styles from './cv-preview.module.css';

const { page: pageCall, pages: pagesCall } = calls.career.cv;

/** Comes with the first tap. */
const LargerPage = latePart(
  async () => (await import('@phila/ui/larger-picture')).LargerPicture,
  () => null,
);

interface CvPagesProps {
  cvId: string;
  /** Whether what is on the screen is not drawn yet. */
  isChanging: boolean;
}

/**
 * A saved CV on a phone or a tablet: one page at a time as the service draws it, larger by a tap. It is drawn again after
 * each change; the page before stays, fainter, until the next is there.
 */
export const CvPages = ({ cvId, isChanging }: CvPagesProps) => {
  const [turned, setTurned] = useState(1);
  /** The address of the large picture while it is open. */
  const [large, setLarge] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const count = useRead(pagesCall, { params: { id: cvId }, query: {} }, { retry: false, staleTime: 0 });
  const pages = count.data?.pages ?? 1;
  // A page may be gone after something was hidden.
  const page = Math.min(turned, pages);
  const { data, error, isFetching, refetch } = usePagePicture({ cvId, page, width: 720 });
  const name = `Page ${page} of ${pages} of your CV`;
  const enlarge = async (): Promise<void> => {
    setOpening(true);
    try {
      const picture = await send(pageCall, { params: { id: cvId, page }, query: { Width: '1080' } });
      setLarge(URL.createObjectURL(picture));
    } catch (failure) {
      notify({
        severity: 'error',
        text: messageOf(failure, 'We could not draw your CV. Please try again.'),
      });
    } finally {
      setOpening(false);
    }
  };
  const close = (): void => {
    if (large !== null) URL.revokeObjectURL(large);
    setLarge(null);
  };
  return (
    <section className={classes('below-16', styles.phone)} aria-label="Preview of your CV">
      {error !== null && (
        <div className={classes('below-12')} role="alert">
          <Callout
            tone="danger"
            action={
              <Button size="small" onClick={() => void Promise.all([refetch(), count.refetch()])}>
                Retry
              </Button>
            }
          >
            {messageOf(error, 'We could not draw your CV. Please try again.')}
          </Callout>
        </div>
      )}
      <Unprintable letters={count.data?.unreadable ?? []} />
      {data === undefined ? (
        error === null && (
          <div className={classes('grid gap-12 content-centre', styles.paper)}>
            <p className={classes('muted in-middle')}>Your CV is being drawn…</p>
            <Progress label="The preview is loading" value={null} />
          </div>
        )
      ) : (
        <button
          type="button"
          className={styles.larger}
          data-changing={isChanging || isFetching || isOpening}
          aria-label={`${name}: larger`}
          onClick={() => void enlarge()}
        >
          <PagePicture picture={data} alt={name} className={styles.page} />
        </button>
      )}
      {pages > 1 && (
        <div className={classes('row between above-8')}>
          <IconButton
            icon="back"
            label="Previous page"
            disabled={page === 1}
            onClick={() => setTurned(page - 1)}
          />
          <output className={classes('small muted figures')}>
            Page {page} of {pages}
          </output>
          <IconButton
            icon="forward"
            label="Next page"
            disabled={page === pages}
            onClick={() => setTurned(page + 1)}
          />
        </div>
      )}
      {large !== null && <LargerPage src={large} alt={name} onClose={close} />}
    </section>
  );
};
