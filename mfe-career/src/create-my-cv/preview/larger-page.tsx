import { Button } from '@phila/ui';
import { Image } from 'antd';
import type { ComponentProps } from 'react';
import styles from './cv-preview.module.css';

interface LargerPageProps {
  /** The page's picture. */
  src: string;
  /** Names the dialog. */
  name: string;
  onClose: () => void;
}

type Preview = Exclude<ComponentProps<typeof Image>['preview'], boolean | undefined>;

/** In place of antd's own bar, which turns and mirrors as well. */
const nearer: Preview['actionsRender'] = (_bar, { actions, transform }) => (
  <div className={styles.nearer}>
    <Button disabled={transform.scale <= 1} onClick={actions.onZoomOut}>
      Smaller
    </Button>
    <Button onClick={actions.onZoomIn}>Larger</Button>
  </div>
);

/** A page over the whole window, to come nearer to; Escape leads back. */
const LargerPage = ({ src, name, onClose }: LargerPageProps) => (
  <Image
    src={src}
    alt={name}
    // The page has its own picture, which is there before this one has come.
    styles={{ root: { display: 'none' } }}
    preview={{ open: true, onOpenChange: (open) => !open && onClose(), actionsRender: nearer }}
  />
);

export default LargerPage;
