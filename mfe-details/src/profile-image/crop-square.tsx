import { Button, classes, Icon, IconButton, Slider } from '@phila/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import Cropper, { type MediaSize, type Point, type Size } from 'react-easy-crop';
import type { Square } from './square-jpeg.ts';
import styles from './crop-square.module.css';

const STEP = 12;
const MOST = 4;
const ZOOM_STEP = 0.1;

interface CropSquareProps {
  address: string;
  disabled: boolean;
  /** Called with the square as it would be cut now. */
  onSquare: (square: Square) => void;
  onUnreadable: () => void;
}

interface Sizes {
  media: MediaSize;
  crop: Size;
}

const between = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit);

/** Limits movement so that the square stays filled: half the overhang on each side. */
const kept = ({ x, y }: Point, zoom: number, { media, crop }: Sizes): Point => ({
  x: between(x, Math.max(0, (media.width * zoom - crop.width) / 2)),
  y: between(y, Math.max(0, (media.height * zoom - crop.height) / 2)),
});

const moves = [
  ['ArrowLeft', 'Move left', -1, 0],
  ['ArrowUp', 'Move up', 0, -1],
  ['ArrowDown', 'Move down', 0, 1],
  ['ArrowRight', 'Move right', 1, 0],
] as const;

/**
 * Square over the picture, moved by mouse, touch or arrow keys, and sized by two fingers, buttons, + and − (WCAG
 * 2.5.7). Moving right moves the square right, so the picture goes left.
 */
const CropSquare = ({ address, disabled, onSquare, onUnreadable }: CropSquareProps) => {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState<MediaSize | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const help = useId();

  const place = (next: Point, nextZoom: number) => {
    if (disabled) return;
    setZoom(nextZoom);
    setCrop(media === null || size === null ? next : kept(next, nextZoom, { media, crop: size }));
  };
  const move = (x: number, y: number) => place({ x: crop.x - x * STEP, y: crop.y - y * STEP }, zoom);
  const zoomTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), MOST);
    place({ x: (crop.x * next) / zoom, y: (crop.y * next) / zoom }, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves.find(([key]) => key === event.key);
    if (to) move(to[2], to[3]);
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP);
    else if (event.key === '-') zoomTo(zoom - ZOOM_STEP);
    else return;
    // Overrides the keys of the page and of the cropper, which move the other way.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={classes('grid gap-12')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys itself: arrows move the square, as no element of HTML does */}
      <div
        className={classes('rounded clip relative', styles.frame)}
        role="application"
        aria-label="Square to cut from your picture"
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above: it is moved by keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          minZoom={1}
          maxZoom={MOST}
          showGrid={false}
          objectFit="contain"
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container ?? '',
            mediaClassName: styles.media ?? '',
            cropAreaClassName: styles.area ?? '',
          }}
          cropperProps={{ tabIndex: -1 }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={(next) => !disabled && setCrop(next)}
          onZoomChange={(next) => !disabled && setZoom(next)}
          onMediaLoaded={setMedia}
          setCropSize={setSize}
          onCropAreaChange={(_shares, points) => onSquare(points)}
        />
      </div>
      <p className={classes('small muted line-20')} id={help}>
        Drag the picture, or use the arrow keys, and + and − for the size.
      </p>
      <div className={classes('row wrap between gap-12 gap-x-24')}>
        <div className={classes('row gap-8')}>
          {moves.map(([key, words, x, y]) => (
            <Button
              key={key}
              className={styles.tool}
              icon={<Icon name="up" size={18} />}
              data-way={key}
              aria-label={words}
              disabled={disabled}
              onClick={() => move(x, y)}
            />
          ))}
        </div>
        <div className={classes('row gap-8', styles.zoom)}>
          <IconButton
            icon="remove"
            label="Make smaller"
            disabled={disabled || zoom <= 1}
            onClick={() => zoomTo(zoom - ZOOM_STEP)}
          />
          <Slider
            label="Size"
            from={1}
            to={MOST}
            step={0.05}
            value={zoom}
            disabled={disabled}
            text={(size) => `${Math.round(size * 100)} percent`}
            onChange={zoomTo}
          />
          <IconButton
            icon="add"
            label="Make larger"
            disabled={disabled || zoom >= MOST}
            onClick={() => zoomTo(zoom + ZOOM_STEP)}
          />
        </div>
      </div>
    </div>
  );
};

export default CropSquare;
