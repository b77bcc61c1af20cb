import type { AnyResource } from '@phila/contract/resources';
import { messageOf, newIdempotencyKey, notify } from '@phila/platform';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Picture } from '../../layout/picture/index.ts';
import { PickFiles } from '../uploads/index.ts';
import type { ResourceItem } from './resource-row.ts';
import type { ResourceWrites, WriteResult } from './use-resource-writes.ts';
import styles from './resource-screen.module.css';

const PICTURES = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

interface OnePictureProps {
  label: string;
  /** Null if there is none. */
  src: string | null;
  isBusy?: boolean;
  /** Null for people who may not change it. */
  onFile: ((file: File) => void) | null;
  onRemove: () => void;
  children?: ReactNode;
}

const OnePicture = ({ label, src, isBusy = false, onFile, onRemove, children }: OnePictureProps) => (
  <section aria-label={label} className={classes('grid gap-8 content-start')}>
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
    {children}
    {onFile !== null && (
      <div className={classes('row wrap gap-8')}>
        <PickFiles
          single
          accept={PICTURES}
          label={`${label}: choose a file`}
          loading={isBusy}
          onFiles={([file]) => file !== undefined && onFile(file)}
        >
          {src === null ? 'Choose a picture' : 'Choose another'}
        </PickFiles>
        {src !== null && (
          <Button type="text" disabled={isBusy} onClick={onRemove}>
            Remove the picture
          </Button>
        )}
      </div>
    )}
  </section>
);

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
  const keep = (picture: string, label: string, file: File): void => {
    const key = newIdempotencyKey();
    void change(picture, `${label} saved`, () => writes.savePicture(row, picture, file, key));
  };
  return (
    <div className={styles.pictures}>
      {Object.entries(resource.pictures).map(([picture, { label }]) => (
        <OnePicture
          key={picture}
          label={label}
          src={row.pictures[picture] ?? null}
          isBusy={busy === picture}
          onFile={canWrite ? (file) => keep(picture, label, file) : null}
          onRemove={() =>
            void change(picture, `${label} taken away`, () => writes.removePicture(row, picture))
          }
        >
          {fault?.picture === picture && (
            <p role="alert" className={classes('danger small')}>
              {fault.text}{' '}
              <Button size="small" disabled={busy !== null} onClick={fault.retry}>
                Try again
              </Button>
            </p>
          )}
        </OnePicture>
      ))}
    </div>
  );
};

/** A picture chosen for a row that is not saved yet: the file, and the address that shows it in this tab. */
export interface ChosenPicture {
  file: File;
  src: string;
}

export interface PictureChoice {
  /** By the picture's name. */
  chosen: { readonly [picture: string]: ChosenPicture };
  choose: (picture: string, file: File | null) => void;
}

/** Holds the pictures chosen for a new row until they are saved with it. */
export const usePictureChoice = (): PictureChoice => {
  const [chosen, setChosen] = useState<PictureChoice['chosen']>({});
  // Frees the addresses of pictures that were chosen before, and all when the form is left.
  useEffect(() => () => Object.values(chosen).forEach(({ src }) => URL.revokeObjectURL(src)), [chosen]);
  const choose: PictureChoice['choose'] = (picture, file) => {
    const others = Object.entries(chosen).filter(([name]) => name !== picture);
    const kept = others.map(([name, one]) => [name, { ...one, src: URL.createObjectURL(one.file) }] as const);
    setChosen({
      ...Object.fromEntries(kept),
      ...(file === null ? {} : { [picture]: { file, src: URL.createObjectURL(file) } }),
    });
  };
  return { chosen, choose };
};

interface ChosenPicturesProps extends PictureChoice {
  resource: AnyResource;
}

/** Draws the pictures of a new row, which are saved with it. */
export const ChosenPictures = ({ resource, chosen, choose }: ChosenPicturesProps) => (
  <div className={styles.pictures}>
    {Object.entries(resource.pictures).map(([picture, { label }]) => (
      <OnePicture
        key={picture}
        label={label}
        src={chosen[picture]?.src ?? null}
        onFile={(file) => choose(picture, file)}
        onRemove={() => choose(picture, null)}
      />
    ))}
  </div>
);
