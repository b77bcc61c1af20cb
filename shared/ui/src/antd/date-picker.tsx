import { serviceNow, southAfricanInput } from '@phila/contract/format';
import dayjsGenerateConfig from '@rc-component/picker/generate/dayjs';
import AntdDatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import type { ComponentProps } from 'react';

/** Takes today, also for "Now", from the service's clock in South Africa: the device's may be wrong. */
const DatePicker = AntdDatePicker.generatePicker({
  ...dayjsGenerateConfig,
  getNow: () => dayjs(southAfricanInput(new Date(serviceNow()))),
});

/** The format of days, followed by the other formats that may be typed. */
const FORMATS = ['D MMM YYYY', 'D/M/YYYY', 'D MMMM YYYY', 'YYYY-MM-DD', 'DDMMYYYY'];

type PickerProps = ComponentProps<typeof DatePicker>;
type RangeProps = ComponentProps<typeof DatePicker.RangePicker>;

/** Tells if the picker takes days without a time; these have their own format. */
const isOfDays = ({ picker = 'date', showTime }: { picker?: string; showTime?: unknown }): boolean =>
  picker === 'date' && !showTime;

/** Drops a field's "not wrong", because it would hide an error that the picker itself finds. */
const wrongness = <P extends { 'aria-invalid'?: unknown }>({ 'aria-invalid': wrong, ...props }: P) =>
  wrong === true || wrong === 'true' ? { status: 'error' as const, ...props, 'aria-invalid': true } : props;

const EXAMPLE = 'e.g. 31 Jan 2030';

/**
 * antd's DatePicker, but accepts days as people here type them. Keeps an unreadable day visible, marked as wrong; antd
 * would silently restore the former day.
 */
const TypedDatePicker = (props: PickerProps) => (
  <DatePicker
    preserveInvalidOnBlur
    // Keeps showing the value: antd would show the day under the pointer.
    previewValue={false}
    {...(isOfDays(props) ? { format: FORMATS, placeholder: EXAMPLE } : {})}
    {...wrongness(props)}
  />
);

const TypedRangePicker = (props: RangeProps) => (
  <DatePicker.RangePicker
    preserveInvalidOnBlur
    // Keeps showing the value: antd would show the day under the pointer.
    previewValue={false}
    {...(isOfDays(props) ? { format: FORMATS, placeholder: [EXAMPLE, EXAMPLE] as [string, string] } : {})}
    {...wrongness(props)}
  />
);

export default Object.assign(TypedDatePicker, AntdDatePicker, DatePicker, {
  RangePicker: TypedRangePicker,
}) as unknown as typeof AntdDatePicker;
