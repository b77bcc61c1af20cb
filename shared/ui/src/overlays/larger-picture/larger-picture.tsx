import AntdImage from 'antd/es/image';
import type { ComponentProps } from 'react';
import { inSite } from '../../antd/in-site.tsx';
import { Button } from '../../controls/button/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import styles from './larger-picture.module.css';

interface LargerPictureProps {
  src: string;
  /** Describes the picture, and names the dialog. */
  alt: string;
  /** Default: true. */
  isOpen?: boolean;
  onClose: () => void;
}

type Preview = Exclude<ComponentProps<typeof AntdImage>['preview'], boolean | undefined>;

/** Replaces antd's toolbar: that also rotates and mirrors, and its buttons have names like `flipX`. */
const nearer: NonNullable<Preview['actionsRender']> = (_bar, { actions, transform }) => (
  <div className={styles.nearer}>
    <Button disabled={transform.scale <= 1} onClick={actions.onZoomOut}>
      Smaller
    </Button>
    <Button onClick={actions.onZoomIn}>Larger</Button>
  </div>
);

const Drawn = inSite(AntdImage);

/** Shows a picture over the whole window, with zoom; Escape closes it. Load it lazily: it weighs as much as a page. */
export const LargerPicture = ({ src, alt, isOpen = true, onClose }: LargerPictureProps) => (
  <Drawn
    src={src}
    alt={alt}
    // Hides antd's own thumbnail, because the page has one that loads sooner.
    styles={{ root: { display: 'none' } }}
    preview={{
      open: isOpen,
      onOpenChange: (open) => !open && onClose(),
      actionsRender: nearer,
      // antd's cross is white, which a white picture hides.
      closeIcon: (
        <span className={styles.cross}>
          <Icon name="close" size={20} title="Close" />
        </span>
      ),
    }}
  />
);
