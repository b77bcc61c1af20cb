import { usePageActions } from '@phila/platform';
import { createContext, type ReactNode, type Ref, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from '../button/index.ts';
import { useNarrow } from './use-narrow.ts';

/** The place beside the page's heading; null while there is none yet, undefined outside of a page. */
export const MainActionPlace = createContext<HTMLElement | null | undefined>(undefined);

interface MainActionProps extends Pick<
  ButtonProps,
  'icon' | 'loading' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'
> {
  /** Beside the heading, where the heading says of what: 'Edit'. */
  children: ReactNode;
  /** In the bottom bar of a phone, which stands by itself: 'Edit tax details'. */
  text: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The one main action of a page: beside its heading from 768 pixels of width up, in the bottom bar below and where the
 * heading is scrolled out of sight, never in sight twice.
 * Outside of a page it is a button where it is written.
 */
export const MainAction = ({ children, text, onClick, ...button }: MainActionProps) => {
  const place = useContext(MainActionPlace);
  const narrow = useNarrow();
  const isInBar = narrow && place !== undefined;
  usePageActions(place === undefined ? [] : [{ text, onClick, main: true, busy: button.loading ?? false }]);
  if (isInBar || place === null) return null;
  const shown = (
    <Button type="primary" onClick={onClick} {...button}>
      {children}
    </Button>
  );
  return place === undefined ? shown : createPortal(shown, place);
};
