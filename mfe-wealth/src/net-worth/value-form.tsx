import { calls, type NetWorthLine } from '@phila/contract/calls';
import { notify, useToday } from '@phila/platform';
import { AmountInput, classes, DateInput, Form, FormField, FormLine, SubmitButton } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { refreshedByValue } from '../recorded/refreshed-by-value.ts';

interface Typed {
  value: number | string | null;
  day: string;
}

const faultsOf = ({ value }: Typed) =>
  typeof value === 'number' && value >= 0
    ? []
    : [{ path: 'value', message: 'Please enter an amount of zero or more' }];

type Valued = Exclude<NetWorthLine['of'], 'calculation'>;

/** A line's value as one field with its day; saved in place. */
export const ValueForm = ({ line, of }: { line: NetWorthLine; of: Valued }) => {
  const { id, name, share, whole } = line;
  const today = useToday();
  const { mutateAsync } = useMutation(
    calls.wealth.netWorth.setValue.mutation({ refreshes: refreshedByValue }),
  );
  return (
    <Form<Typed>
      label={`Value of ${name}`}
      initialValues={{ value: whole, day: today }}
      check={faultsOf}
      send={async ({ value, day }) => {
        await mutateAsync({ params: { of, id }, body: { day, value: Number(value) } });
        notify({ severity: 'success', text: `${name} is saved` });
      }}
      failure="This could not be saved. Please try again."
    >
      <FormLine />
      <div className={classes('row wrap align-start gap-12')}>
        <FormField<number | string | null>
          name="value"
          label={of === 'loan' ? 'What you still owe' : share === 100 ? 'Value' : 'Value of all of it'}
        >
          {(control) => <AmountInput {...control} />}
        </FormField>
        <FormField<string> name="day" label="On the day">
          {(control) => <DateInput {...control} />}
        </FormField>
        <div className={classes('above-24')}>
          <SubmitButton>Save value</SubmitButton>
        </div>
      </div>
    </Form>
  );
};
