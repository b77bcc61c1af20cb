import { serviceNow, southAfricanInput } from '@phila/contract/format';
import dayjsGenerateConfig from '@rc-component/picker/generate/dayjs';
import AntdDatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import type { ComponentProps } from 'react';

/** Marks as today, and picks at "Now", what the service's clock says in South Africa: the device's may be wrong. */
const DatePicker = AntdDatePicker.generatePicker({
  ...dayjsGenerateConfig,
  getNow: () => dayjs(southAfricanInput(new Date(serviceNow()))),
});

/** How a day is written here, and in which other ways it may be typed. */
const FORMATS = ['D MMM YYYY', 'D/M/YYYY', 'D MMMM YYYY', 'YYYY-MM-DD', 'DDMMYYYY'];

type PickerProps = ComponentProps<typeof DatePicker>;
type RangeProps = ComponentProps<typeof DatePicker.RangePicker>;

/** What is picked with a time has a format of its own. */
const isOfDays = ({ picker = 'date', showTime }: { picker?: string; showTime?: unknown }): boolean =>
  picker === 'date' && !showTime;

/** A field says "not wrong" of what it knows; the picker itself knows more, and would not be heard. */
const wrongness = <P extends { 'aria-invalid'?: unknown }>({ 'aria-invalid': wrong, ...props }: P) =>
  wrong === true || wrong === 'true' ? { status: 'error' as const, ...props, 'aria-invalid': true } : props;

const EXAMPLE = 'e.g. 31 Jan 2030';

/**
 * antd's DatePicker, which takes days as people here type them, and keeps what it cannot read in sight, marked as wrong,
 * where antd's own would put the former day back without a word.
 */
const TypedDatePicker = (props: PickerProps) => (
  <DatePicker
    preserveInvalidOnBlur
    // What stands in the field is its value, and not the day that the pointer happens to be over.
    previewValue={false}
    {...(isOfDays(props) ? { format: FORMATS, placeholder: EXAMPLE } : {})}
    {...wrongness(props)}
  />
);

const TypedRangePicker = (props: RangeProps) => (
  <DatePicker.RangePicker
    preserveInvalidOnBlur
    // What stands in the field is its value, and not the day that the pointer happens to be over.
    previewValue={false}
    {...(isOfDays(props) ? { format: FORMATS, placeholder: [EXAMPLE, EXAMPLE] as [string, string] } : {})}
    {...wrongness(props)}
  />
);

export default Object.assign(TypedDatePicker, AntdDatePicker, DatePicker, {
  RangePicker: TypedRangePicker,
}) as unknown as typeof AntdDatePicker;
