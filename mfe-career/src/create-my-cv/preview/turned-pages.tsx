import { messageOf, notify } from '@phila/platform';
import { Button, Callout, classes, IconButton, latePart, Progress } from '@phila/ui';
import { useState } from 'react';
import { PagePicture } from './page-picture.tsx';
import { Unprintable } from './unprintable.tsx';
import styles from './cv-preview.module.css';

/** Comes with the first tap. */
const LargerPage = latePart(
  async () => (await import('@phila/ui/larger-picture')).LargerPicture,
  () => null,
);

const FAILURE = 'We could not draw your CV. Please try again.';

interface TurnedPagesProps {
  /** Whose CV it is, behind "Page 1 of 2 of": `your CV`. */
  whose: string;
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** The page as a picture; undefined until the first is there. */
  picture: Blob | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Characters that no face has. */
  unreadable: readonly string[];
  /** Whether another picture of the page is on its way. */
  isChanging: boolean;
  /** The page as it is shown over everything. */
  larger: () => Promise<Blob>;
}

/** One page of a CV at a time as the service draws it, larger by a tap. The page before stays until the next is there. */
export const TurnedPages = (props: TurnedPagesProps) => {
  const { whose, page, pages, onTurn, picture, error, onRetry, unreadable, isChanging, larger } = props;
  /** The address of the large picture while it is open. */
  const [large, setLarge] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const name = `Page ${page} of ${pages} of ${whose}`;
  const enlarge = async (): Promise<void> => {
    setOpening(true);
    try {
      setLarge(URL.createObjectURL(await larger()));
    } catch (failure) {
      notify({ severity: 'error', text: messageOf(failure, FAILURE) });
    } finally {
      setOpening(false);
    }
  };
  const close = (): void => {
    if (large !== null) URL.revokeObjectURL(large);
    setLarge(null);
  };
  return (
    <section className={classes('below-16', styles.phone)} aria-label={`Preview of ${whose}`}>
      {error !== null && (
        <div className={classes('below-12')} role="alert">
          <Callout
            tone="danger"
            action={
              <Button size="small" onClick={onRetry}>
                Retry
              </Button>
            }
          >
            {messageOf(error, FAILURE)}
          </Callout>
        </div>
      )}
      <Unprintable letters={unreadable} />
      {picture === undefined ? (
        error === null && (
          <div className={classes('grid gap-12 content-centre', styles.paper)}>
            <p className={classes('muted in-middle')}>{capital(whose)} is being drawn…</p>
            <Progress label="The preview is loading" value={null} />
          </div>
        )
      ) : (
        <button
          type="button"
          className={styles.larger}
          data-changing={isChanging || isOpening}
          aria-label={`${name}: larger`}
          onClick={() => void enlarge()}
        >
          <PagePicture picture={picture} alt={name} className={styles.page} />
        </button>
      )}
      {pages > 1 && (
        <div className={classes('row between above-8')}>
          <IconButton
            icon="back"
            label="Previous page"
            disabled={page === 1}
            onClick={() => onTurn(page - 1)}
          />
          <output className={classes('small muted figures')}>
            Page {page} of {pages}
          </output>
          <IconButton
            icon="forward"
            label="Next page"
            disabled={page === pages}
            onClick={() => onTurn(page + 1)}
          />
        </div>
      )}
      {large !== null && <LargerPage src={large} alt={name} onClose={close} />}
    </section>
  );
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
