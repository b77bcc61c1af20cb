import { Button, Dialog, DialogBody, DialogFoot } from '@phila/ui';

/** A dialog that loads its code when it opens. */
const LazySample = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Here it is" size="question" onClose={onClose}>
    <DialogBody>
      <p>Its code was fetched when you pressed the button.</p>
    </DialogBody>
    <DialogFoot>
      <Button data-autofocus onClick={onClose}>
        Close it
      </Button>
    </DialogFoot>
  </Dialog>
);

export default LazySample;
