import { ACCEPTED_FILES } from '@phila/contract/documents';
import { useMediaQuery } from '@phila/platform';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../controls/button/index.ts';
import { DeclaredIcon, Icon } from '../../layout/icon/index.ts';

interface PickFilesProps {
  onFiles: (files: readonly File[]) => void;
  children: string;
  /** True for the screen's one main action; default: false. */
  main?: boolean;
  /** True for a single file; default: false. */
  single?: boolean;
  /**
   * The file types to offer, as the `accept` of an input; default: all types of My Documents. `onFiles` must still
   * check the files.
   */
  accept?: string;
  /** The input's accessible name; default: the button's words. */
  label?: string;
  /**
   * The camera that a photo is taken with, offered first where people touch the screen: of a page, or of oneself.
   * Default: none.
   */
  camera?: 'environment' | 'user';
  /** True while the files are read: the button shows it and takes no press. */
  loading?: boolean;
  'aria-describedby'?: string;
  /** True to take the focus when its dialog opens. */
  'data-autofocus'?: boolean;
}

/** Types that phones turn a photo into. */
const PHOTO_TYPES = 'image/jpeg,image/png';

/** Drawn here, because the icons of declarations are those that were released. */
export const CAMERA = 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z';

/** Picks files, several at once; with a `camera`, takes a photo as well on a phone or tablet. */
export const PickFiles = ({
  onFiles,
  children,
  main = false,
  single = false,
  accept = ACCEPTED_FILES,
  label = children,
  camera,
  ...button
}: PickFilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const hasCamera = camera !== undefined && isTouched;
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // Allows the same file to be picked again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      {hasCamera && (
        <>
          <Button
            {...button}
            type={main ? 'primary' : 'default'}
            icon={<DeclaredIcon icon={CAMERA} size={18} />}
            onClick={() => photo.current?.click()}
          >
            Take a photo
          </Button>
          <input
            ref={photo}
            type="file"
            hidden
            accept={PHOTO_TYPES}
            capture={camera}
            aria-label="Take a photo"
            onChange={take}
          />
        </>
      )}
      <Button
        {...button}
        {...(hasCamera && { 'data-autofocus': false })}
        type={main && !hasCamera ? 'primary' : 'default'}
        icon={<Icon name="upload" size={18} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!single}
        hidden
        accept={accept}
        aria-label={label}
        onChange={take}
      />
    </>
  );
};
