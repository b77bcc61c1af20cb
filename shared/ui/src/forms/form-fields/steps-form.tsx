import { visibleFields } from '@phila/contract/fields';
import { checkForm, isHidden, sectionsOf, type AnyForm, type ValuesOf } from '@phila/contract/records';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../controls/button/index.ts';
import { AskBeforeLeaving, Form, FormLine, SubmitButton } from '../form/index.ts';
import { FormDraft } from '../form-draft/index.ts';
import { beginAt, Steps } from '../steps/index.ts';
import { SENDING_LIMIT, type DefinedFormProps } from './auto-form.tsx';
import { FormFields } from './form-fields.tsx';
import { sendForm } from './send-form.ts';
import { startValues } from './start-values.ts';
import styles from './form-fields.module.css';

interface Step {
  readonly title: string;
  readonly fields: readonly string[];
}

interface StepsFormProps<R extends AnyForm> extends DefinedFormProps<R> {
  /** The steps with their fields, in order; every field is in one. Default: the sections of the definition. */
  steps?: readonly { readonly title: string; readonly fields: readonly (keyof R['fields'] & string)[] }[];
}

/**
 * A form in several steps. Checks each step's fields before the next step; the last step sends all. Returns to the step
 * of a field that the service refuses. Skips steps with hidden fields only.
 * @throws Error for a field that no step has
 */
export const StepsForm = <R extends AnyForm>(props: StepsFormProps<R>) => {
  const { type, saved = null, suggested, send, submit, before, actions, timeLimit, draft, ...form } = props;
  const { steps = sectionSteps(type), ...others } = form;
  assertAllPlaced(type, steps);
  const [at, setAt] = useState(0);
  const [moves, setMoves] = useState(0);
  const goTo = (place: number) => {
    setMoves((before) => before + 1);
    setAt(place);
  };

  const stepOf = (path: string): number =>
    steps.findIndex(({ fields }) => fields.some((name) => path === name || path.startsWith(`${name}.`)));

  return (
    <Form<ValuesOf<R>>
      {...others}
      className={styles.form}
      initialValues={startValues(type, saved, suggested)}
      check={(values) => {
        const found = checkForm(type, values);
        return nextStep(type, steps, at, values) === null
          ? found
          : found.filter(({ path }) => stepOf(path) === at);
      }}
      onRefused={(errors) => {
        const places = errors.map(({ path }) => stepOf(path)).filter((place) => place >= 0);
        if (places.length > 0) setAt(Math.min(...places));
      }}
      send={async (values, sent) => {
        const next = nextStep(type, steps, at, values);
        if (next !== null) {
          goTo(next);
          return;
        }
        await sendForm({ type, send, draft }, values, sent);
      }}
      timeLimit={timeLimit ?? SENDING_LIMIT}
    >
      <AskBeforeLeaving isKept={draft !== undefined} />
      <StepsHead type={type} label={props.label} steps={steps} at={at} moves={moves} />
      {draft !== undefined && <FormDraft name={draft} />}
      <FormLine />
      {/* Keeps the fields of all steps mounted, with their entries. */}
      {steps.map(({ title, fields }, place) => (
        <div key={title} hidden={place !== at}>
          <FormFields type={type} before={before} only={fields} under={title} />
        </div>
      ))}
      <Foot type={type} steps={steps} at={at} submit={submit} onBack={goTo}>
        {actions}
      </Foot>
    </Form>
  );
};

interface PlaceProps {
  type: AnyForm;
  steps: readonly Step[];
  at: number;
}

interface StepsHeadProps extends PlaceProps {
  label: string;
  /**
   * Counts the moves to another step. After a move the step's heading takes the focus, unless a field there was
   * refused.
   */
  moves: number;
}

/** Shows the steps' progress and the present step's heading. */
const StepsHead = ({ type, steps, at, label, moves }: StepsHeadProps) => {
  const { values } = useFormState({ subscription: { values: true } });
  const asked = steps.filter((step) => isAsked(type, step, values));
  const step = steps[at];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) beginAt(heading.current);
  }, [moves]);
  if (step === undefined) return null;
  return (
    <div>
      <Steps label={label} steps={asked.map(({ title }) => title)} current={asked.indexOf(step)} />
      <h2 ref={heading} tabIndex={-1} className={styles.step}>
        {step.title}
      </h2>
    </div>
  );
};

interface FootProps extends PlaceProps {
  submit: { label: string; sending: string };
  onBack: (at: number) => void;
  children: React.ReactNode;
}

const Foot = ({ type, steps, at, submit, onBack, children }: FootProps) => {
  const { values } = useFormState({ subscription: { values: true } });
  const previous = steps.findLastIndex((step, place) => place < at && isAsked(type, step, values));
  const isLast = nextStep(type, steps, at, values) === null;
  return (
    <div className={styles.actions}>
      {children}
      {previous >= 0 && <Button onClick={() => onBack(previous)}>Previous step</Button>}
      {isLast ? (
        <SubmitButton sending={submit.sending}>{submit.label}</SubmitButton>
      ) : (
        <SubmitButton>Next step</SubmitButton>
      )}
    </div>
  );
};

const isAsked = (type: AnyForm, { fields }: Step, values: object): boolean =>
  visibleFields(type.fields).some(([name]) => fields.includes(name) && !isHidden(type, name, values));

/** Finds the next step with visible fields; null at the last one. */
const nextStep = (type: AnyForm, steps: readonly Step[], at: number, values: object): number | null => {
  const next = steps.findIndex((step, place) => place > at && isAsked(type, step, values));
  return next < 0 ? null : next;
};

const sectionSteps = (type: AnyForm): Step[] =>
  sectionsOf(type).map(({ heading, fields }) => ({ title: heading ?? 'More', fields }));

const assertAllPlaced = (type: AnyForm, steps: readonly Step[]): void => {
  const placed = new Set(steps.flatMap(({ fields }) => fields));
  for (const [name, { kind }] of Object.entries(type.fields))
    if (kind !== 'fixed' && !placed.has(name)) throw new Error(`The field ${name} is in no step of the form`);
};
