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
}

/** A button that asks for files, several at once. */
export const PickFiles = ({ onFiles, children, main = false, single = false }: PickFilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
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
        accept={ACCEPTED_FILES}
        aria-label={children}
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
