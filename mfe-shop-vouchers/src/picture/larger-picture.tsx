import { Button } from '@phila/ui';
import { Image } from 'antd';
import type { ComponentProps } from 'react';
import styles from './product-image.module.css';

interface LargerPictureProps {
  src: string;
  /** What the picture is of; names the dialog. */
  alt: string;
  isOpen: boolean;
  onClose: () => void;
}

type Preview = Exclude<ComponentProps<typeof Image>['preview'], boolean | undefined>;

/** In place of antd's own bar, which turns and mirrors as well, by buttons that are named `flipX`. */
const nearer: Preview['actionsRender'] = (_bar, { actions, transform }) => (
  <div className={styles.nearer}>
    <Button disabled={transform.scale <= 1} onClick={actions.onZoomOut}>
      Smaller
    </Button>
    <Button onClick={actions.onZoomIn}>Larger</Button>
  </div>
);

/** A picture over the whole window, to come nearer to; Escape leads back. */
const LargerPicture = ({ src, alt, isOpen, onClose }: LargerPictureProps) => (
  <Image
    src={src}
    alt={alt}
    // The page has its own small picture, which is there before this one has come.
    styles={{ root: { display: 'none' } }}
    preview={{ open: isOpen, onOpenChange: (open) => !open && onClose(), actionsRender: nearer }}
  />
);

export default LargerPicture;
