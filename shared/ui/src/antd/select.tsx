import Select from 'antd/es/select';
import { useId } from 'react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof Select>;

/**
 * antd's Select, which tells a screen reader what is chosen: its own combobox has an empty value and no description
 * (WCAG 4.1.2). What is chosen stands beside it, out of sight, and describes it.
 */
const DescribedSelect = ({ labelRender, 'aria-describedby': described, ...props }: Props) => {
  const id = useId();
  const chosenId = `${id}chosen`;
  const render: NonNullable<Props['labelRender']> = (option) => {
    const shown = labelRender?.(option) ?? option.label ?? option.value;
    // Of several, each is in a tag of its own, which is read.
    return props.mode === undefined ? <span id={chosenId}>{shown}</span> : shown;
  };
  return (
    <Select
      {...props}
      aria-describedby={[described, chosenId].filter(Boolean).join(' ')}
      labelRender={render}
    />
  );
};

export default Object.assign(DescribedSelect, Select) as unknown as typeof Select;
