import DatePicker from 'antd/es/date-picker';
import type { ComponentProps } from 'react';

/** How a day is written here, and in which other ways it may be typed. */
const FORMATS = ['D MMM YYYY', 'D/M/YYYY', 'D MMMM YYYY', 'YYYY-MM-DD', 'DDMMYYYY'];

type PickerProps = ComponentProps<typeof DatePicker>;
type RangeProps = ComponentProps<typeof DatePicker.RangePicker>;

/** What is picked with a time has a format of its own. */
const isOfDays = ({ picker = 'date', showTime }: { picker?: string; showTime?: unknown }): boolean =>
  picker === 'date' && !showTime;

const EXAMPLE = '31 Jan 2030';

/**
 * antd's DatePicker, which takes days as people here type them, and keeps what it cannot read in sight, marked as wrong,
 * where antd's own would put the former day back without a word.
 */
const TypedDatePicker = (props: PickerProps) => (
  <DatePicker
    preserveInvalidOnBlur
    {...(isOfDays(props) ? { format: FORMATS, placeholder: EXAMPLE } : {})}
    {...props}
  />
);

const TypedRangePicker = (props: RangeProps) => (
  <DatePicker.RangePicker
    preserveInvalidOnBlur
    {...(isOfDays(props) ? { format: FORMATS, placeholder: [EXAMPLE, EXAMPLE] as [string, string] } : {})}
    {...props}
  />
);

export default Object.assign(TypedDatePicker, DatePicker, {
  RangePicker: TypedRangePicker,
}) as unknown as typeof DatePicker;
