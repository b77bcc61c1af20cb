import { ACCEPTED_FILES } from '@phila/contract/documents';
import { useRef } from 'react';
import { Button } from '../../controls/button/index.ts';
import { Icon } from '../../layout/icon/index.ts';

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
  /** True while the files are read: the button shows it and takes no press. */
  loading?: boolean;
  'aria-describedby'?: string;
  /** True to take the focus when its dialog opens. */
  'data-autofocus'?: boolean;
}

/** A button that picks files, several at once. */
export const PickFiles = ({
  onFiles,
  children,
  main = false,
  single = false,
  accept = ACCEPTED_FILES,
  label = children,
  ...button
}: PickFilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        type={main ? 'primary' : 'default'}
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
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows the same file to be picked again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
