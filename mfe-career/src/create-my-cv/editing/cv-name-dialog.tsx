import { CV_NAME_LENGTH, CV_NAME_NEEDED } from '@phila/contract/cv';
import { newIdempotencyKey } from '@phila/platform';
import { NameDialog } from '@phila/ui';
import { useState } from 'react';

interface CvNameDialogProps {
  title: string;
  verb: string;
  name: string;
  /** @param key idempotency key, one each time the dialog opens */
  save: (name: string, key: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a CV's name. */
export const CvNameDialog = ({ save, ...props }: CvNameDialogProps) => {
  const [key] = useState(newIdempotencyKey);
  return (
    <NameDialog
      {...props}
      save={(name) => save(name, key)}
      label="Name"
      hint="Such as For Eskom, or Teaching. Only you see it."
      maxLength={CV_NAME_LENGTH}
      faultOf={(name) => (name.trim() === '' ? CV_NAME_NEEDED : null)}
    />
  );
};
