import { Button, Callout, classes, Progress } from '@phila/ui';
import { useEffect } from 'react';
import type { CvDocument } from '@phila/contract/cv';
import { Unprintable } from './unprintable.tsx';
import styles from './cv-preview.module.css';
import type { Engine } from './use-engine.ts';

interface CvPreviewProps {
  engine: Engine;
  /** Null during the purchase check, while the displayed pages stay. */
  document: CvDocument | null;
}

const Starting = ({ done, of }: { done: number; of: number }) => (
  <div className={classes('grid gap-12 content-centre', styles.paper)}>
    <p className={classes('muted in-middle')}>Your CV is being drawn…</p>
    <Progress label="The preview is loading" value={of === 0 ? null : done / of} />
  </div>
);

/** The CV's pages as pictures. The form beside them has the same text for people who cannot see pictures. */
export const CvPreview = ({ engine, document }: CvPreviewProps) => {
  const { state, layout, attach, show, retry } = engine;
  useEffect(() => {
    if (document !== null) show(document);
  }, [document, show]);
  const pages = layout?.pages ?? 0;
  return (
    // A scroll container must be focusable to be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
    <section className={styles.preview} aria-label="Preview of your CV" tabIndex={0}>
      {state.status === 'failed' && (
        <div className={classes('below-12')} role="alert">
          <Callout
            tone="danger"
            action={
              <Button size="small" onClick={retry}>
                Retry
              </Button>
            }
          >
            {state.message}
          </Callout>
        </div>
      )}
      <Unprintable letters={layout?.unreadable ?? []} />
      {pages === 0 && state.status !== 'failed' && (
        <Starting {...(state.status === 'starting' ? state : { done: 1, of: 1 })} />
      )}
      <div className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => (
          <canvas
            key={index}
            ref={(canvas) => {
              attach(index + 1, canvas);
              return () => attach(index + 1, null);
            }}
            className={styles.page}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> takes no bitmap of a worker
            role="img"
            aria-label={`Page ${index + 1} of ${pages} of your CV`}
          />
        ))}
      </div>
    </section>
  );
};
