import type { MetadataElement } from '@phila/contract/calls';
import { notify } from '@phila/platform';
import {
  Button,
  CheckGroup,
  classes,
  Field,
  Form,
  FormField,
  FormLine,
  Input,
  PasswordInput,
  RadioGroup,
  Select,
  SubmitButton,
  TextArea,
  useControl,
} from '@phila/ui';
import { useState } from 'react';
import styles from './questions.module.css';

/*
 * As the dialog before checkout draws it (mfe-shop-vouchers/src/metadata): a remote draws nothing of another's, so the
 * same controls stand here once more.
 */

type Answers = Record<string, string | string[]>;

const choicesOf = (options: readonly string[]) => options.map((value) => ({ value, label: value }));
const labelOf = ({ label, required }: MetadataElement): string => (required ? `${label} *` : label);
const blankOf = ({ type }: MetadataElement): string | string[] => (type === 'checkbox' ? [] : '');

const Several = ({ element }: { element: MetadataElement }) => {
  const { control, error } = useControl<string[]>(element.id);
  return (
    <Field label={labelOf(element)} group error={error}>
      {(wiring) => (
        <CheckGroup
          {...wiring}
          options={choicesOf(element.options)}
          value={control.value}
          onChange={control.onChange}
          onBlur={control.onBlur}
        />
      )}
    </Field>
  );
};

const OneOf = ({ element }: { element: MetadataElement }) => {
  const { control, error } = useControl<string>(element.id);
  return (
    <RadioGroup
      label={labelOf(element)}
      options={choicesOf(element.options)}
      value={control.value === '' ? null : control.value}
      onChange={control.onChange}
      error={error}
    />
  );
};

const ElementField = ({ element }: { element: MetadataElement }) => {
  const { id, type, required, placeholder, options } = element;
  if (type === 'checkbox') return <Several element={element} />;
  if (type === 'radio') return <OneOf element={element} />;
  return (
    <FormField name={id} label={labelOf(element)}>
      {(field) => {
        const control = { ...field, 'aria-required': required };
        if (type === 'textarea') return <TextArea {...control} placeholder={placeholder} />;
        if (type === 'password')
          return <PasswordInput {...control} placeholder={placeholder} autoComplete="off" />;
        if (type === 'select')
          return (
            <Select
              {...control}
              options={choicesOf(options)}
              placeholder={placeholder === '' ? undefined : placeholder}
              clearable={!required}
              onChange={(chosen) => control.onChange(chosen ?? '')}
            />
          );
        return <Input {...control} type={type} placeholder={placeholder} autoComplete="off" />;
      }}
    </FormField>
  );
};

interface QuestionPreviewProps {
  productName: string;
  questions: readonly MetadataElement[];
}

/**
 * The questions as a buyer meets them, to be tried: Finish says what the service would, Cancel empties the answers, and
 * nothing is kept.
 */
export const QuestionPreview = ({ productName, questions }: QuestionPreviewProps) => {
  const [round, setRound] = useState(0);
  const kinds = questions.map(({ id, type }) => `${id} ${type}`).join();
  return (
    <section className={styles.preview} aria-label="What a buyer sees">
      <h2 className={styles.previewTitle}>A few questions</h2>
      {questions.length === 0 ? (
        <p className={classes('pad-24 muted')}>
          Without questions there is no dialog: buyers go from the cart straight to the checkout.
        </p>
      ) : (
        // Answers to other questions, or of another kind, begin blank.
        <Form<Answers>
          key={`${round} ${kinds}`}
          label={`Preview: ${productName}`}
          initialValues={Object.fromEntries(questions.map((element) => [element.id, blankOf(element)]))}
          check={(answers) =>
            questions
              .filter(({ id, required }) => required && String(answers[id] ?? '').trim() === '')
              .map(({ id }) => ({ path: id, message: 'This field is required' }))
          }
          send={async () =>
            notify({ severity: 'info', text: 'A buyer goes on from here. Nothing was kept.' })
          }
        >
          <div className={`${styles.editor} ${classes('pad-24')}`}>
            <h3 className={classes('heading anywhere')}>{productName}</h3>
            {questions.some(({ required }) => required) && (
              <p className={classes('small muted')}>A star (*) marks what is required.</p>
            )}
            <FormLine />
            {questions.map((element) => (
              <ElementField key={element.id} element={element} />
            ))}
          </div>
          <div className={styles.previewFoot}>
            <Button onClick={() => setRound(round + 1)}>Cancel</Button>
            <SubmitButton>Finish</SubmitButton>
          </div>
        </Form>
      )}
    </section>
  );
};
