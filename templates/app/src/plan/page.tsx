import { notify } from '@phila/platform';
import { classes, Field, Input, Page } from '@phila/ui';
import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Field as FormField, Form } from 'react-final-form';
import { faultsOf, type Journey } from './journey.ts';

const say = ({ place, leaves }: Journey): void =>
  notify({ severity: 'success', text: `You go to ${place} on ${dayjs(leaves).format('D MMMM YYYY')}.` });

/** Asks for a journey and shows it back. */
const PlanPage = () => (
  <Page title="Plan a journey" sentence="Where to, and when?">
    <Form<Journey> onSubmit={say} validate={faultsOf}>
      {({ handleSubmit }) => (
        <form noValidate className={classes('stack gap-16')} onSubmit={(event) => void handleSubmit(event)}>
          <FormField<string> name="place">
            {({ input, meta }) => (
              <Field label="Place" error={meta.touched ? meta.error : undefined}>
                {(wiring) => <Input {...wiring} {...input} />}
              </Field>
            )}
          </FormField>
          <FormField<string | undefined> name="leaves">
            {({ input, meta }) => (
              <Field label="Day you leave" error={meta.touched ? meta.error : undefined}>
                {({ id }) => (
                  <DatePicker
                    id={id}
                    value={input.value ? dayjs(input.value) : null}
                    onChange={(day) => input.onChange(day?.format('YYYY-MM-DD'))}
                    onBlur={() => input.onBlur()}
                  />
                )}
              </Field>
            )}
          </FormField>
          <div>
            <Button type="primary" htmlType="submit">
              Plan it
            </Button>
          </div>
        </form>
      )}
    </Form>
  </Page>
);

export default PlanPage;
