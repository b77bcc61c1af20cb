import ColorPicker from 'antd/es/color-picker';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

type Props = ComponentProps<typeof ColorPicker>;

/** What antd draws in the panel without a name (WCAG 4.1.2), and what it is. */
const NAMES: readonly [string, string][] = [
  ['.ant-color-picker-slider-alpha .ant-slider-handle', 'Opacity'],
  ['.ant-color-picker-slider .ant-slider-handle', 'Hue'],
  ['.ant-color-picker-hex-input input', 'Colour as hexadecimal digits'],
  ['.ant-color-picker-format-select input', 'How the colour is written'],
  ['.ant-color-picker-alpha-input input', 'Opacity in per cent'],
];

/** The panel as a dialog whose parts have names. antd mounts other parts when the way of writing the colour changes. */
const NamedPanel = ({ children }: { children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null);
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
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> would need showModal(), and antd places it
    <div ref={panel} role="dialog" aria-label="Choose a colour">
      {children}
    </div>
  );
};

/** antd's ColorPicker, whose panel says what its parts are. */
const NamedColorPicker = ({ panelRender, ...props }: Props) => {
  const render: Props['panelRender'] = (panel, extra) => (
    <NamedPanel>{panelRender ? panelRender(panel, extra) : panel}</NamedPanel>
  );
  return <ColorPicker {...props} panelRender={render} />;
};

export default Object.assign(NamedColorPicker, ColorPicker) as unknown as typeof ColorPicker;
