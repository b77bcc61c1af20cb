import Drawer from 'antd/es/drawer';
import { inRem } from '@phila/platform';
import { useCallback, useEffect, useRef, type ComponentProps } from 'react';
import { PopupContainer } from '../overlays/dialog/popup-container.ts';
import styles from './drawer.module.css';
import { scrolledByKeys } from './drawer-by-keys.ts';

type Props = ComponentProps<typeof Drawer>;

/** Tells if a list or calendar is open: Escape then closes that. */
const isPopupOpen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-expanded="true"]') !== null;

/** Keeps antd's look for the title, now that it is a heading (WCAG 1.3.1). */
const AS_AROUND = { margin: 0, fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' };

/**
 * antd's Drawer with the popups of its controls inside. antd puts them at the end of the page, out of reach of its
 * focus trap, and the Escape for a popup would close the drawer too (WCAG 2.1.1).
 */
const HoldingDrawer = ({ children, onClose, title, size, ...props }: Props) => {
  const popups = useRef<HTMLDivElement>(null);
  const container = useCallback(() => popups.current ?? document.body, []);
  const hold = useCallback((place: HTMLDivElement) => {
    popups.current = place;
    const body = place.closest<HTMLElement>('.ant-drawer-body');
    const stop = body === null ? undefined : scrolledByKeys(body);
    return () => {
      popups.current = null;
      stop?.();
    };
  }, []);
  const { open = false } = props;
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    // Takes the focus at once: antd waits for the animation, and keys would go to the page until then.
    popups.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    return () => {
      // Returns the focus if the page removed the whole drawer, because antd does not. Leaves the focus alone if the
      // person has moved it.
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <Drawer
      {...props}
      {...(size !== undefined && { size: typeof size === 'number' ? inRem(size) : size })}
      rootClassName={`${styles.drawer} ${props.rootClassName ?? ''}`.trim()}
      {...(title === undefined ? {} : { title: <h2 style={AS_AROUND}>{title}</h2> })}
      onClose={(event) => {
        if ('key' in event && isPopupOpen(event.target)) return;
        onClose?.(event);
      }}
    >
      <PopupContainer value={container}>
        {children}
        <div ref={hold} />
      </PopupContainer>
    </Drawer>
  );
};

export default Object.assign(HoldingDrawer, Drawer) as unknown as typeof Drawer;
