import { CV_NAME_LENGTH, CV_NAME_NEEDED } from '@phila/contract/cv';
import { NameDialog } from '@phila/ui';

interface CvNameDialogProps {
  title: string;
  verb: string;
  name: string;
  save: (name: string, key: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what a CV is called. */
const CvNameDialog = (props: CvNameDialogProps) => (
  <NameDialog
    {...props}
    label="Name"
    hint="Such as For Eskom, or Teaching. Only you see it."
    maxLength={CV_NAME_LENGTH}
    faultOf={(name) => (name.trim() === '' ? CV_NAME_NEEDED : null)}
  />
);

export default CvNameDialog;
