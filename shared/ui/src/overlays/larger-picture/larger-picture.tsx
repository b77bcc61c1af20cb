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
  /** The picture's page among several, and how to turn. */
  turning?: Turning;
}

interface Turning {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

type Preview = Exclude<ComponentProps<typeof AntdImage>['preview'], boolean | undefined>;

/** Replaces antd's toolbar: that also rotates and mirrors, and its buttons have names like `flipX`. */
const nearer =
  (turning: Turning | undefined): NonNullable<Preview['actionsRender']> =>
  (_bar, { actions, transform }) => (
    <div className={styles.nearer}>
      {turning && <Turn {...turning} by={-1} />}
      <Button disabled={transform.scale <= 1} onClick={actions.onZoomOut}>
        Smaller
      </Button>
      <Button onClick={actions.onZoomIn}>Larger</Button>
      {turning && <Turn {...turning} by={1} />}
    </div>
  );

const Turn = ({ page, pages, onTurn, by }: Turning & { by: -1 | 1 }) => (
  <Button
    aria-label={by < 0 ? 'Previous page' : 'Next page'}
    disabled={page + by < 1 || page + by > pages}
    icon={<Icon name={by < 0 ? 'back' : 'forward'} size={20} />}
    onClick={() => onTurn(page + by)}
  />
);

const Drawn = inSite(AntdImage);

/** Shows a picture over the whole window, with zoom; Escape closes it. Load it lazily: it weighs as much as a page. */
export const LargerPicture = ({ src, alt, isOpen = true, onClose, turning }: LargerPictureProps) => (
  <Drawn
    src={src}
    alt={alt}
    // Hides antd's own thumbnail, because the page has one that loads sooner.
    styles={{ root: { display: 'none' } }}
    preview={{
      open: isOpen,
      onOpenChange: (open) => !open && onClose(),
      actionsRender: nearer(turning),
      // antd's cross is white, which a white picture hides.
      closeIcon: (
        <span className={styles.cross}>
          <Icon name="close" size={20} />
        </span>
      ),
    }}
  />
);
