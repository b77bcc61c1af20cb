import ColorPicker from 'antd/es/color-picker';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

type Props = ComponentProps<typeof ColorPicker>;
type Aria = Pick<HTMLAttributes<HTMLElement>, 'id' | 'aria-label' | 'aria-invalid' | 'aria-required'>;

/** Names for the parts of the panel that antd leaves without one (WCAG 4.1.2), by their selectors. */
const NAMES: readonly [string, string][] = [
  ['.ant-color-picker-slider-alpha .ant-slider-handle', 'Opacity'],
  ['.ant-color-picker-slider .ant-slider-handle', 'Hue'],
  ['.ant-color-picker-hex-input input', 'Colour as hexadecimal digits'],
  ['.ant-color-picker-format-select input', 'How the colour is written'],
  ['.ant-color-picker-alpha-input input', 'Opacity in percent'],
];

interface NamedPanelProps {
  panel: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * Makes the panel a dialog and names its parts. Names them again whenever antd redraws some, for another colour format.
 */
const NamedPanel = ({ panel, children }: NamedPanelProps) => {
  useEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    const name = () => {
      for (const [selector, label] of NAMES)
        for (const part of current.querySelectorAll(selector))
          if (!part.hasAttribute('aria-label')) part.setAttribute('aria-label', label);
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [panel]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> would need showModal(), and antd places it
    <div ref={panel} role="dialog" aria-label="Choose a colour" tabIndex={-1}>
      {children}
    </div>
  );
};

const hasFocus = (panel: RefObject<HTMLElement | null>): boolean =>
  panel.current?.contains(document.activeElement) === true;

/** Properties that antd passes on to the opener, though its types do not say so. */
const asButton = {
  role: 'button',
  tabIndex: 0,
  'aria-haspopup': 'dialog',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  },
};

/** antd's ColorPicker with an opener that the keyboard can reach (WCAG 2.1.1), and names for the panel's parts. */
const NamedColorPicker = ({ panelRender, open, onOpenChange, ...given }: Props) => {
  // Drops the field's attributes for mistakes: a button always has a colour.
  const { 'aria-invalid': _wrong, 'aria-required': _required, ...props } = given as Props & Aria;
  const { id, 'aria-label': named } = props;
  useEffect(() => {
    // Names antd's opener by hand: a label names only native controls.
    const label = id === undefined ? null : document.querySelector(`label[for="${id}"]`);
    if (id === undefined || label === null || named !== undefined) return;
    label.id ||= `${id}-label`;
    // Adds the colour's text to the name, so that voice control finds the visible words (WCAG 2.5.3).
    document.getElementById(id)?.setAttribute('aria-labelledby', `${label.id} ${id}`);
  }, [id, named]);
  const [isOpened, setOpened] = useState(false);
  const isOpen = open ?? isOpened;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    // Waits a frame: antd shows the panel only after its content is drawn.
    const frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      // Returns the focus, unless the person has moved it elsewhere.
      if (opener instanceof HTMLElement && hasFocus(panel)) opener.focus();
    };
  }, [isOpen]);
  const render: Props['panelRender'] = (inner, extra) => (
    <NamedPanel panel={panel}>{panelRender ? panelRender(inner, extra) : inner}</NamedPanel>
  );
  return (
    <ColorPicker
      {...(props.disabled === true ? {} : asButton)}
      {...props}
      open={isOpen}
      onOpenChange={(next) => {
        setOpened(next);
        onOpenChange?.(next);
      }}
      panelRender={render}
    />
  );
};

export default Object.assign(NamedColorPicker, ColorPicker) as unknown as typeof ColorPicker;
