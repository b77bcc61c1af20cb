import { calls } from '@phila/contract/calls';
import { PROFILE_IMAGE_TYPES } from '@phila/contract/documents';
import {
  messageOf,
  newIdempotencyKey,
  notify,
  refreshReads,
  sendFile,
  useMediaQuery,
  useProfileImage,
} from '@phila/platform';
import { Button, classes, Dialog, DialogBody, DialogFoot, Icon, lazy, PickFiles, Select } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState, type DragEvent } from 'react';
import { NoPicture, squareJpeg, type Square } from './square-jpeg.ts';
import styles from './profile-image.module.css';

const { profileImage } = calls;

/** Loads with the first picture. */
const CropSquare = lazy(() => import(/* webpackChunkName: "crop-square" */ './crop-square.tsx'), {
  what: 'the picture editor',
  standIn: <div className={styles.loading} aria-busy />,
});

const ONLY = 'Please choose a JPEG or PNG picture';
const FAILURE = 'We could not save your picture. Please try again.';
const UNREADABLE = 'We could not read this picture. It may be damaged.';

/** Image type Profile, the only option (specification: settings). */
const PROFILE = 1;

interface ProfileImageProps {
  onClose: () => void;
}

interface Chosen {
  file: File;
  /** Object URL of the file, revoked with it. */
  address: string;
}

const isPicture = ({ type }: File): boolean => PROFILE_IMAGE_TYPES.some((known) => known === type);

/** Picks or takes a picture, crops it to a square and uploads that as a JPEG (specification: settings). */
const ProfileImage = ({ onClose }: ProfileImageProps) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Cropped square with its idempotency key; every retry repeats the key. */
  const [cut, setCut] = useState<{ square: Square; key: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState<'upload' | 'removal' | null>(null);
  const [isOver, setOver] = useState(false);
  const [typeId, hint] = [useId(), useId()];
  const isTouched = useMediaQuery('(pointer: coarse)');
  const now = useProfileImage();
  // Refreshes the name alone: the picture is gone, so reading it would fail.
  const removal = useMutation(profileImage.remove.mutation({ refreshes: [calls.account.profileName] }));

  const address = chosen?.address;
  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);

  const choose = (file: File | undefined) => {
    if (file === undefined || sending !== null) return;
    if (!isPicture(file)) {
      setError(ONLY);
      return;
    }
    setError(null);
    setCut(null);
    setChosen({ file, address: URL.createObjectURL(file) });
  };
  const clear = () => {
    setChosen(null);
    setCut(null);
    setError(null);
  };
  const close = () => {
    if (sending === null) onClose();
  };
  const attempt = async (what: 'upload' | 'removal', work: () => Promise<string>) => {
    setSending(what);
    setError(null);
    try {
      const done = await work();
      notify({ severity: 'success', text: done });
      onClose();
    } catch (failure) {
      setError(failure instanceof NoPicture ? failure.message : messageOf(failure, FAILURE));
      setSending(null);
    }
  };
  const upload = () => {
    if (chosen === null || cut === null || sending !== null) return;
    void attempt('upload', async () => {
      const file = await squareJpeg(chosen.address, cut.square);
      await sendFile(profileImage.save, { body: { type: PROFILE }, file }, { idempotencyKey: cut.key });
      // Refreshes the name too, because its reply identifies the current picture.
      void refreshReads([calls.account.profileName, profileImage.read]);
      return 'Your picture was saved';
    });
  };
  const remove = () =>
    void attempt('removal', async () => {
      await removal.mutateAsync({});
      return 'Your picture was removed';
    });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };

  return (
    <Dialog title="Upload profile image" onClose={close}>
      <DialogBody>
        <div
          className={classes('pad-16 rounded-card relative', styles.place)}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          {chosen === null ? (
            <div className={classes('grid justify-centre gap-12 pad-y-24')}>
              {now === null ? (
                <span className={classes('centred accent-ground round', styles.figure)} aria-hidden="true">
                  <Icon name="person" size={48} />
                </span>
              ) : (
                <img
                  className={classes('fitted round')}
                  src={now}
                  alt="How you look here now"
                  width={120}
                  height={120}
                />
              )}
              <PickFiles
                data-autofocus
                single
                camera="user"
                accept={PROFILE_IMAGE_TYPES.join(',')}
                label="Picture"
                aria-describedby={hint}
                onFiles={([file]) => choose(file)}
              >
                Choose a picture
              </PickFiles>
              <p className={classes('small muted')} id={hint}>
                {isTouched ? 'JPEG or PNG.' : 'or drop one here. JPEG or PNG.'}
              </p>
            </div>
          ) : (
            <CropSquare
              address={chosen.address}
              disabled={sending !== null}
              onSquare={(square) => setCut({ square, key: newIdempotencyKey() })}
              onUnreadable={() => {
                clear();
                setError(UNREADABLE);
              }}
            />
          )}
        </div>
        <p className={classes('above-8 below-8 min-high-24 danger')} role="alert">
          {error}
        </p>
        <div className={classes('grid gap-6', styles.type)}>
          <label htmlFor={typeId}>Type</label>
          <Select
            id={typeId}
            options={[{ value: PROFILE, label: 'Profile' }]}
            value={PROFILE}
            onChange={() => undefined}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        {chosen === null && now !== null && (
          <Button danger aria-busy={sending === 'removal'} disabled={sending !== null} onClick={remove}>
            Remove my picture
          </Button>
        )}
        <Button disabled={sending !== null || (chosen === null && error === null)} onClick={clear}>
          Clear
        </Button>
        <Button
          type="primary"
          aria-busy={sending === 'upload'}
          disabled={chosen === null || cut === null}
          onClick={upload}
        >
          {sending === 'upload' ? 'Uploading...' : 'Upload'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

export default ProfileImage;
