import { Button, classes, Dialog, DialogBody, DialogFoot, IconButton } from '@phila/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './larger-page.module.css';
import { enlarged, type Fingers, fingersOn, LARGEST, pinched, SMALLEST, type View } from './pinch.ts';

interface LargerPageProps {
  src: string;
  /** Describes the picture, and names the dialog. */
  alt: string;
  onClose: () => void;
  /** The page among several, and how to turn. */
  turning?: { page: number; pages: number; onTurn: (page: number) => void };
}

/** Twice the width of the window, from where a page is read. */
const AT_FIRST: View = { scale: 2, left: 0, top: 0 };
const STEP = 0.5;

const seenIn = ({ scrollLeft, scrollTop }: HTMLElement, scale: number): View => ({
  scale,
  left: scrollLeft,
  top: scrollTop,
});

/** A page larger than the window: dragged by one or two fingers, enlarged by two. Loaded at the first tap. */
const LargerPage = ({ src, alt, onClose, turning }: LargerPageProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(AT_FIRST);
  useLayoutEffect(() => {
    box.current?.scrollTo?.(view.left, view.top);
  }, [view]);
  /** Two fingers where they came down, and what was in sight then. */
  const start = useRef<{ view: View; fingers: Fingers } | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const begin = (event: TouchEvent): void => {
      const fingers = fingersOn(element, event);
      start.current = fingers === null ? null : { view: seenIn(element, view.scale), fingers };
    };
    const move = (event: TouchEvent): void => {
      const fingers = fingersOn(element, event);
      if (start.current === null || fingers === null) return;
      // Keeps the browser from enlarging the whole page, which moves the cross out of sight.
      if (event.cancelable) event.preventDefault();
      setView(pinched(start.current.view, start.current.fingers, fingers));
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [view.scale]);
  const zoom = (by: number): void => {
    if (box.current === null) return;
    const middle = { apart: 0, x: box.current.clientWidth / 2, y: 0 };
    setView(enlarged(seenIn(box.current, view.scale), view.scale + by, middle));
  };
  const turn = (by: 1 | -1, { page, pages, onTurn }: NonNullable<LargerPageProps['turning']>) => (
    <IconButton
      icon={by < 0 ? 'back' : 'forward'}
      label={by < 0 ? 'Previous page' : 'Next page'}
      disabled={page + by < 1 || page + by > pages}
      onClick={() => {
        setView({ ...view, left: 0, top: 0 });
        // The button is disabled at the last page, and would take the focus with it.
        box.current?.focus();
        onTurn(page + by);
      }}
    />
  );
  return (
    <Dialog title={alt} onClose={onClose}>
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- is scrolled by keyboard */}
        <section ref={box} className={styles.box} aria-label="The page, larger" tabIndex={0}>
          <img src={src} alt={alt} className={styles.page} style={{ width: `${view.scale * 100}%` }} />
        </section>
      </DialogBody>
      <DialogFoot>
        {turning && turn(-1, turning)}
        <Button disabled={view.scale <= SMALLEST} onClick={() => zoom(-STEP)}>
          Smaller
        </Button>
        <output className={classes('small muted figures', styles.scale)}>
          {Math.round(view.scale * 100)}%
        </output>
        <Button disabled={view.scale >= LARGEST} onClick={() => zoom(STEP)}>
          Larger
        </Button>
        {turning && turn(1, turning)}
      </DialogFoot>
    </Dialog>
  );
};

export default LargerPage;
