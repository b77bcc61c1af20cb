import Select from 'antd/es/select';
import {
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

type Props = ComponentProps<typeof Select>;

interface ChosenProps {
  children: ReactNode;
  /** Told under which id the words stand, and that they are gone. */
  onShown: (id: string, isShown: boolean) => void;
}

/** The words of one choice, under an id by which the combobox can name them. */
const Chosen = ({ children, onShown }: ChosenProps) => {
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // While the box has the focus, antd writes the choices of several into a place that is read as they change, too.
    if (words.current?.closest('[aria-live]')) return undefined;
    onShown(id, true);
    return () => onShown(id, false);
  }, [id, onShown]);
  return (
    <span ref={words} id={id}>
      {children}
    </span>
  );
};

/**
 * antd's Select, which tells a screen reader what is chosen, one or several: its own combobox has an empty value and no
 * description (WCAG 4.1.2). The words of each choice, which are seen in the box, describe it.
 */
const DescribedSelect = ({ labelRender, 'aria-describedby': described, ...props }: Props) => {
  const [shown, setShown] = useState<readonly string[]>([]);
  const [onShown] = useState(() => (id: string, isShown: boolean) => {
    setShown((before) => [...before.filter((one) => one !== id), ...(isShown ? [id] : [])]);
  });
  const render: NonNullable<Props['labelRender']> = (option) => {
    const { label, value } = option;
    // Of those that stay while another one goes antd remembers what was drawn here.
    if (isValidElement(label) && label.type === Chosen) return label;
    return <Chosen onShown={onShown}>{labelRender?.(option) ?? label ?? value}</Chosen>;
  };
  return (
    <Select
      {...props}
      aria-describedby={[described, ...shown].filter(Boolean).join(' ') || undefined}
      labelRender={render}
    />
  );
};

export default Object.assign(DescribedSelect, Select) as unknown as typeof Select;
