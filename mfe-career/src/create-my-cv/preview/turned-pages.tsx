import { messageOf, notify } from '@phila/platform';
import { Button, Callout, classes, IconButton, lazyDialog, Progress } from '@phila/ui';
import { useRef, useState } from 'react';
import { PagePicture } from './page-picture.tsx';
import { Unprintable } from './unprintable.tsx';
import styles from './cv-preview.module.css';

/** Loaded at the first tap. */
const LargerPage = lazyDialog(
  () => import(/* webpackChunkName: "cv-larger-page" */ './larger-page.tsx'),
  'the larger page',
);

const FAILURE = 'We could not draw your CV. Please try again.';

interface TurnedPagesProps {
  /** Completes "Page 1 of 2 of": `your CV`. */
  whose: string;
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** The page's picture; undefined until the first arrives. */
  picture: Blob | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Characters no font has. */
  unreadable: readonly string[];
  /** True while another picture of the page loads. */
  isChanging: boolean;
  /** Fetches a page to show full screen. */
  larger: (page: number) => Promise<Blob>;
}

interface Large {
  page: number;
  address: string;
}

/** Shows a CV page by page, enlarged by a tap. The previous page stays until the next arrives. */
export const TurnedPages = (props: TurnedPagesProps) => {
  const { whose, page, pages, onTurn, picture, error, onRetry, unreadable, isChanging, larger } = props;
  /** The large picture, while open. */
  const [large, setLarge] = useState<Large | null>(null);
  const [isOpening, setOpening] = useState(false);
  /** Counts requests and closings of a large picture, so that one arriving late is dropped. */
  const asked = useRef(0);
  const nameOf = (one: number): string => `Page ${one} of ${pages} of ${whose}`;
  const shown = useRef<string | null>(null);
  const show = (next: Large | null): void => {
    if (shown.current !== null) URL.revokeObjectURL(shown.current);
    shown.current = next?.address ?? null;
    setLarge(next);
    setOpening(false);
  };
  const enlarge = async (one: number): Promise<void> => {
    asked.current += 1;
    const turn = asked.current;
    setOpening(true);
    try {
      const picture = await larger(one);
      if (turn === asked.current) show({ page: one, address: URL.createObjectURL(picture) });
    } catch (failure) {
      if (turn !== asked.current) return;
      setOpening(false);
      notify({ severity: 'error', text: messageOf(failure, FAILURE) });
    }
  };
  const close = (): void => {
    asked.current += 1;
    show(null);
  };
  /** Turns the small page too, so that closing returns to the page seen last. */
  const turnLarge = (to: number): void => {
    onTurn(to);
    void enlarge(to);
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
          aria-label={`${nameOf(page)}: larger`}
          onClick={() => void enlarge(page)}
        >
          <PagePicture picture={picture} alt={nameOf(page)} className={styles.page} />
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
      {large !== null && (
        <LargerPage
          src={large.address}
          alt={nameOf(large.page)}
          onClose={close}
          {...(pages > 1 && { turning: { page, pages, onTurn: turnLarge } })}
        />
      )}
    </section>
  );
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
