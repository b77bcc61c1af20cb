import type { AnyResource } from '@phila/contract/resources';
import { messageOf, newIdempotencyKey, notify } from '@phila/platform';
import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Picture } from '../../layout/picture/index.ts';
import { PickFiles } from '../uploads/index.ts';
import type { ResourceItem } from './resource-row.ts';
import type { ResourceWrites, WriteResult } from './use-resource-writes.ts';
import styles from './resource-screen.module.css';

const PICTURES = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

interface PicturesProps {
  resource: AnyResource;
  row: ResourceItem;
  canWrite: boolean;
  writes: ResourceWrites;
}

/** Draws a row's pictures. Saves each picture as soon as it is chosen. */
export const Pictures = ({ resource, row, canWrite, writes }: PicturesProps) => {
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<{ picture: string; text: string; retry: () => void } | null>(null);
  // Offers no Undo: the former picture is not kept.
  const change = async (picture: string, text: string, work: () => Promise<WriteResult>): Promise<void> => {
    setBusy(picture);
    setFault(null);
    try {
      const written = await work();
      if (written !== null) notify({ severity: 'success', text });
    } catch (error) {
      setFault({
        picture,
        text: messageOf(error, 'We could not save the picture. Please try again.'),
        retry: () => void change(picture, text, work),
      });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={styles.pictures}>
      {Object.entries(resource.pictures).map(([picture, { label }]) => {
        const src = row.pictures[picture] ?? null;
        return (
          <section key={picture} aria-label={label} className={classes('grid gap-8 content-start')}>
            <h3 className={classes('strong')}>{label}</h3>
            <Picture
              className={styles.picture}
              src={src}
              alt={src === null ? '' : label}
              width={320}
              height={200}
              fit="contain"
              missing="No picture yet"
            />
            {fault?.picture === picture && (
              <p role="alert" className={classes('danger small')}>
                {fault.text}{' '}
                <Button size="small" disabled={busy !== null} onClick={fault.retry}>
                  Try again
                </Button>
              </p>
            )}
            {canWrite && (
              <div className={classes('row wrap gap-8')}>
                <PickFiles
                  single
                  accept={PICTURES}
                  label={`${label}: choose a file`}
                  loading={busy === picture}
                  onFiles={([file]) => {
                    if (file === undefined) return;
                    const key = newIdempotencyKey();
                    void change(picture, `${label} saved`, () => writes.savePicture(row, picture, file, key));
                  }}
                >
                  {src === null ? 'Choose a picture' : 'Choose another'}
                </PickFiles>
                {src !== null && (
                  <Button
                    type="text"
                    disabled={busy !== null}
                    onClick={() =>
                      void change(picture, `${label} taken away`, () => writes.removePicture(row, picture))
                    }
                  >
                    Remove the picture
                  </Button>
                )}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
};
