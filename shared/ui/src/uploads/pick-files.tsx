import { ACCEPTED_FILES } from '@phila/contract/documents';
import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';

interface PickFilesProps {
  onFiles: (files: readonly File[]) => void;
  children: string;
  /** The one main action of the screen; default: false. */
  main?: boolean;
  /** Takes one file only; default: false. */
  single?: boolean;
  /** What the browser offers, as `accept` of an input; default: what My Documents takes. `onFiles` checks the files. */
  accept?: string;
  /** The accessible name of the input; default: the words on the button. */
  label?: string;
  /** What was chosen is being read: the button shows it and takes no press until that is done. */
  loading?: boolean;
  'aria-describedby'?: string;
  /** Takes the focus as its dialog opens. */
  'data-autofocus'?: boolean;
}

/** A button that asks for files, several at once. */
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
          // The same file may be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
