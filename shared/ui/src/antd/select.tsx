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
  /** Gets the id of the words when they appear, and again when they go. */
  onShown: (id: string, isShown: boolean) => void;
}

/** The words of a choice, with an id for the combobox's description. */
const Chosen = ({ children, onShown }: ChosenProps) => {
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Leaves out the copy that antd keeps in a live region while the box has the focus.
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
 * antd's Select, with the choices' visible words as description for screen readers: its combobox has an empty value and
 * no description (WCAG 4.1.2).
 */
const DescribedSelect = ({ labelRender, 'aria-describedby': described, ...props }: Props) => {
  const [shown, setShown] = useState<readonly string[]>([]);
  const [onShown] = useState(() => (id: string, isShown: boolean) => {
    setShown((before) => [...before.filter((one) => one !== id), ...(isShown ? [id] : [])]);
  });
  const render: NonNullable<Props['labelRender']> = (option) => {
    const { label, value } = option;
    // Keeps words that are wrapped already: antd passes them in again when another choice goes.
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
