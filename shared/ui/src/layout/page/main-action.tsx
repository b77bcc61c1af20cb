import { usePageActions } from '@phila/platform';
import { createContext, type ReactNode, type Ref, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from '../../controls/button/index.ts';
import { useNarrow } from './use-narrow.ts';

/** The place beside the page's heading; null before it is mounted, undefined outside a page. */
export const MainActionPlace = createContext<HTMLElement | null | undefined>(undefined);

interface MainActionProps extends Pick<
  ButtonProps,
  'icon' | 'loading' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'
> {
  /** The text beside the heading, where the heading names the subject: 'Edit'. */
  children: ReactNode;
  /** The text alone in a phone's bottom bar: 'Edit tax details'. */
  text: string;
  onClick: () => void;
  /**
   * True to draw it where it stands from 768 pixels up, for an action that follows what it is about: a price, a total,
   * a choice.
   */
  inPlace?: boolean;
  size?: ButtonProps['size'];
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The one main action of a page. Shown beside its heading from 768 pixels up; in the bottom bar on narrower windows, or
 * while the heading is scrolled out of sight; never twice at once. Outside a page, an ordinary button.
 */
export const MainAction = ({ children, text, onClick, inPlace = false, ...button }: MainActionProps) => {
  const place = useContext(MainActionPlace);
  const narrow = useNarrow();
  const isInBar = narrow && place !== undefined;
  const isRegistered = inPlace ? isInBar : place !== undefined;
  usePageActions(isRegistered ? [{ text, onClick, main: true, busy: button.loading ?? false }] : []);
  if (isInBar || place === null) return null;
  const shown = (
    <Button type="primary" onClick={onClick} {...button}>
      {children}
    </Button>
  );
  return place === undefined || inPlace ? shown : createPortal(shown, place);
};
