import { type MetadataElement, type MetadataType, takesOptions } from '@phila/contract/calls';
import { newIdempotencyKey } from '@phila/platform';
import {
  Callout,
  classes,
  FormCheck,
  FormDialog,
  FormField,
  FormLine,
  Input,
  Select,
  TextArea,
  useControl,
} from '@phila/ui';
import { kinds, kindWords, takesPlaceholder, usedWords } from './kinds.ts';
import { checkQuestion, questionOf, typedOf, type TypedQuestion } from './typed-question.ts';

/** Fields that depend on the kind of question. */
const OfItsKind = ({ was }: { was: MetadataType | null }) => {
  const type = useControl<MetadataType>('type').control.value;
  return (
    <>
      {was !== null && was !== type && (
        <Callout tone="warning" title="Answers that are not ordered yet are deleted">
          They do not fit another kind. The questions of this product are asked again.
        </Callout>
      )}
      {takesOptions(type) && (
        <FormField<string> name="options" label="Options" hint="One on each line." required>
          {(control) => <TextArea {...control} rows={5} />}
        </FormField>
      )}
      {takesPlaceholder(type) && (
        <FormField<string>
          name="placeholder"
          label="Example"
          hint="Shown in the field until something is typed."
        >
          {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
        </FormField>
      )}
    </>
  );
};

interface QuestionDialogProps {
  /** Question to change; null adds one. */
  question: MetadataElement | null;
  /** Kind it is saved with; null if it is not saved yet. */
  savedKind: MetadataType | null;
  /** Number of orders that answered it: with any, the kind can't change. */
  orders: number;
  /** Other questions of the product. */
  others: readonly MetadataElement[];
  onDone: (question: MetadataElement) => void;
  onClose: () => void;
}

/** Edits one question; the change is saved with the list. */
export const QuestionDialog = ({
  question,
  savedKind,
  orders,
  others,
  onDone,
  onClose,
}: QuestionDialogProps) => (
  <FormDialog<TypedQuestion>
    title={question === null ? 'Add a question' : 'Change the question'}
    initialValues={typedOf(question)}
    check={(typed) => checkQuestion(typed, others)}
    send={async (typed) => onDone(questionOf(typed, question?.id ?? `q-${newIdempotencyKey()}`))}
    submit={{ label: question === null ? 'Add' : 'Done', sending: 'One moment' }}
    onClose={onClose}
  >
    <FormLine />
    <div className={classes('grid gap-16')}>
      <FormField<string> name="label" label="Question" required>
        {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
      </FormField>
      <FormField<MetadataType>
        name="type"
        label="Kind of answer"
        required
        hint={
          orders === 0
            ? undefined
            : `${usedWords(orders)}, so its kind stays. Delete it and add another to ask for something else.`
        }
      >
        {(control) => (
          <Select<MetadataType>
            {...control}
            disabled={orders > 0}
            options={kinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
          />
        )}
      </FormField>
      <OfItsKind was={savedKind} />
      <FormCheck name="required">Required</FormCheck>
    </div>
  </FormDialog>
);
