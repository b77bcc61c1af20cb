import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useEscape, useFloating, usePressOutside } from '../../overlays/floating/index.ts';
import { Icon, type IconName } from '../../layout/icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './menu.module.css';

export interface MenuItem {
  text: string;
  icon?: IconName;
  /** Called after the menu has closed and the focus is back on its button. */
  onSelect: () => void;
  /** `danger` for actions that delete; default: `quiet`. */
  tone?: 'quiet' | 'danger';
  disabled?: boolean;
}

interface MenuProps {
  /** Names the button and the menu: "Actions for payslip.pdf". */
  label: string;
  items: readonly MenuItem[];
  /** Default: three dots. */
  icon?: IconName;
  /** A button with words; default: the icon alone. */
  button?: { text: string } & Pick<ButtonProps, 'size' | 'loading'>;
  className?: string | undefined;
}

/** Finds the enabled actions, in order. */
const entriesOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])') ?? []),
];

/**
 * A button that opens a list of actions (WAI-ARIA, "Menu button"): arrow keys, Home, End and first letters move, Enter
 * and Space choose, Escape and Tab close. Opens in the browser's top layer, so nothing clips it, but stays a child of
 * its place in the document, within a dialog's focus trap.
 */
export const Menu = ({ label, items, icon = 'more', button: worded, className }: MenuProps) => {
  const id = useId();
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = open !== null;

  const close = (returnFocus: boolean) => {
    setOpen(null);
    if (returnFocus) button.current?.focus();
  };

  useFloating(button, list, isOpen, 'end');
  useEscape(isOpen, list, () => close(true));
  usePressOutside(isOpen, [button, list], () => setOpen(null));
  useLayoutEffect(() => {
    if (open === null) return;
    entriesOf(list.current)
      .at(open === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [open]);

  const onMenuKey = (event: KeyboardEvent) => {
    const all = entriesOf(list.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = (next: number) => {
      event.preventDefault();
      all.at(next % Math.max(1, all.length))?.focus();
    };
    switch (event.key) {
      case 'ArrowDown':
        return to(at + 1);
      case 'ArrowUp':
        return to(at - 1);
      case 'Home':
        return to(0);
      case 'End':
        return to(-1);
      case 'Tab':
        return close(true);
      default: {
        if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
        const letter = event.key.toLowerCase();
        const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
        return after.find(({ textContent }) => textContent?.trim().toLowerCase().startsWith(letter))?.focus();
      }
    }
  };

  const wiring = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => (isOpen ? close(true) : setOpen('first')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;

  return (
    <div className={className ? `${styles.place} ${className}` : styles.place}>
      {worded === undefined ? (
        <IconButton icon={icon} label={label} {...wiring} />
      ) : (
        <Button
          icon={<Icon name={icon} size={18} />}
          aria-label={label === worded.text ? undefined : label}
          size={worded.size}
          loading={worded.loading}
          {...wiring}
        >
          {worded.text}
        </Button>
      )}
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          className={styles.menu}
          onKeyDown={onMenuKey}
        >
          {items.map(({ text, icon: drawing, onSelect, tone = 'quiet', disabled = false }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              data-tone={tone}
              aria-disabled={disabled || undefined}
              onClick={() => {
                if (disabled) return;
                close(true);
                onSelect();
              }}
            >
              {drawing && <Icon name={drawing} size={18} />}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
