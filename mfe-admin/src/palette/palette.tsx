import { Dialog, DialogBody } from '@phila/ui';
import { Finder } from './finder.tsx';

/** Search over any page of administration. */
const Palette = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Search administration" onClose={onClose}>
    <Finder onDone={onClose} renderResults={(results) => <DialogBody>{results}</DialogBody>} />
  </Dialog>
);

export default Palette;
