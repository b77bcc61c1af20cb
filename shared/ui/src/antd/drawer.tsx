import Drawer from 'antd/es/drawer';
import { useCallback, useEffect, useRef, type ComponentProps } from 'react';
import { PopupContainer } from '../dialog/popup-container.ts';
import styles from './drawer.module.css';
import { scrolledByKeys } from './drawer-by-keys.ts';

type Props = ComponentProps<typeof Drawer>;

/** A list or a calendar that is open takes the Escape for itself. */
const isPopupOpen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-expanded="true"]') !== null;

/** antd gives the title its looks; what it lacks is that it is a heading (WCAG 1.3.1). */
const AS_AROUND = { margin: 0, fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' };

/**
 * antd's Drawer, in which the popups of controls live: antd puts them at the end of the page, where its own trap keeps the
 * focus out of them, and the Escape that closes one would close the drawer as well (WCAG 2.1.1).
 */
const HoldingDrawer = ({ children, onClose, title, ...props }: Props) => {
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
    // antd takes the focus once the drawer has moved in; until then its keys would be the page's.
    popups.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    return () => {
      // antd gives it back where it is closed, and not where a page takes the whole drawer away. Elsewhere by now, it stays.
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <Drawer
      {...props}
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
