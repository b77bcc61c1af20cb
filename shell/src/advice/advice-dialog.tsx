import { brand } from '@phila/contract/brand';
import { classes, Dialog, DialogBody } from '@phila/ui';
import { AdviceForm } from './advice-form.tsx';
import styles from './advice-dialog.module.css';

const TITLE = 'Speak To An Expert';

/** Speak To An Expert (specification: shell): the brand's form in a frame, or our own if the brand has none. */
const AdviceDialog = ({ onClose }: { onClose: () => void }) =>
  brand.forms.advice === null ? (
    <AdviceForm title={TITLE} onClose={onClose} />
  ) : (
    <Dialog title={TITLE} onClose={onClose}>
      <DialogBody>
        <iframe
          className={classes('block full no-edge', styles.frame)}
          src={brand.forms.advice}
          title="Ask for advice"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the form is of another origin, so it cannot lift this
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
          referrerPolicy="no-referrer"
        />
      </DialogBody>
    </Dialog>
  );
export default AdviceDialog;
