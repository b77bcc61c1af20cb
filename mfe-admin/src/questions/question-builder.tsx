import { calls, type DefinedMetadata, type MetadataElement } from '@phila/contract/calls';
import { CallError, notify, send, useMay } from '@phila/platform';
import {
  AskBeforeLeaving,
  Button,
  Callout,
  classes,
  Empty,
  Form,
  FormLine,
  Icon,
  SubmitButton,
  Surface,
  Undo,
  useConfirmedWrite,
  useControl,
} from '@phila/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { moved } from './moved.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionList, ReadOnlyList } from './question-list.tsx';
import { QuestionPreview } from './question-preview.tsx';
import styles from './questions.module.css';

/** Same limit as in the contract. */
const MAX_QUESTIONS = 40;

type Questions = readonly MetadataElement[];

/** Number of orders that answered each question. */
type Used = ReadonlyMap<string, number>;

interface Typed {
  questions: Questions;
}

/** Compares two lists of questions regardless of the order of properties. */
const isSame = (one: Questions, other: Questions): boolean => textOf(one) === textOf(other);
const textOf = (questions: Questions): string =>
  JSON.stringify(
    questions.map(({ id, label, type, required, placeholder, options }) => [
      id,
      label,
      type,
      required,
      placeholder,
      options,
    ]),
  );

/** Conflict: another administrator saved the list during this edit. */
interface Conflict {
  /** Counts conflicts; each restarts the form from the newly saved list. */
  round: number;
  /** Own unsaved list, shown as a change to the newly saved one; null once the person has decided. */
  mine: Questions | null;
}

interface Removed {
  question: MetadataElement;
  at: number;
}

interface EditorProps {
  /** Questions as saved. */
  saved: Questions;
  used: Used;
  /** Own unsaved list after a conflict; null without one. */
  mine: Questions | null;
  onChanged: (questions: Questions) => void;
  /** Called to continue with the saved list. */
  onDiscard: () => void;
}

/** Editor of the list. Sends nothing before Save. */
const Editor = ({ saved, used, mine, onChanged, onDiscard }: EditorProps) => {
  const {
    control: { value, onChange },
  } = useControl<Questions>('questions');
  const [editing, setEditing] = useState<MetadataElement | 'new' | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const change = (next: Questions) => {
    // An undone change counts as none, so that leaving the page asks nothing.
    const questions = isSame(next, saved) ? saved : next;
    onChange(questions);
    onChanged(questions);
  };
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  // Moves the focus after the render that removed the focused element.
  useEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const remove = (at: number) => {
    const gone = value[at];
    if (gone === undefined) return;
    setRemoved({ question: gone, at });
    wanted.current = '[data-undo] button';
    change(value.toSpliced(at, 1));
  };
  const bringBack = ({ question, at }: Removed) => {
    wanted.current = `[data-question="${question.id}"] button`;
    change(value.toSpliced(at, 0, question));
  };
  const takeMine = useEffectEvent(() => {
    if (mine !== null) change(mine);
  });
  useEffect(() => takeMine(), []);
  const isChanged = value !== saved;
  const question = editing === 'new' ? null : editing;
  return (
    <div ref={place} className={styles.editor}>
      <FormLine />
      {mine !== null && isChanged && (
        <Callout tone="warning" title="Somebody else saved these questions">
          {saved.length === 0
            ? 'The product has no questions now.'
            : `The product asks now: ${saved.map(({ label }) => `“${label}”`).join(', ')}.`}{' '}
          Your version is below. Save replaces theirs; discard your changes to continue with theirs.
        </Callout>
      )}
      {value.length === 0 ? (
        <Empty
          title="This product has no questions"
          action={
            <Button icon={<Icon name="add" size={18} />} onClick={() => setEditing('new')}>
              Add the first question
            </Button>
          }
        >
          Each buyer answers these questions before the checkout.
        </Empty>
      ) : (
        <QuestionList
          questions={value}
          used={used}
          onMove={(from, to) => change(moved(value, from, to))}
          onEdit={setEditing}
          onDelete={remove}
        />
      )}
      {removed !== null && (
        <div data-undo>
          <Undo key={removed.question.id} onUndo={() => bringBack(removed)} onEnd={() => setRemoved(null)}>
            “{removed.question.label}” was deleted
          </Undo>
        </div>
      )}
      {value.length > 0 &&
        (value.length < MAX_QUESTIONS ? (
          <div>
            <Button icon={<Icon name="add" size={18} />} onClick={() => setEditing('new')}>
              Add a question
            </Button>
          </div>
        ) : (
          <p className={classes('small muted')}>That is the most: {MAX_QUESTIONS} questions.</p>
        ))}
      <div className={classes('row wrap end gap-12')}>
        {isChanged && (
          <>
            <span className={classes('small muted')}>Not saved yet</span>
            <Button
              onClick={() => {
                setRemoved(null);
                onDiscard();
                change(saved);
              }}
            >
              Discard the changes
            </Button>
          </>
        )}
        <SubmitButton sending="Saving">Save</SubmitButton>
      </div>
      {editing !== null && (
        <QuestionDialog
          question={question}
          savedKind={saved.find(({ id }) => id === question?.id)?.type ?? null}
          orders={question === null ? 0 : (used.get(question.id) ?? 0)}
          others={value.filter(({ id }) => id !== question?.id)}
          onDone={(done) =>
            change(
              question === null ? [...value, done] : value.map((one) => (one.id === done.id ? done : one)),
            )
          }
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
};

interface QuestionBuilderProps {
  productName: string;
  /** Saved questions of the product. */
  defined: DefinedMetadata;
  /** Reports unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Editor of a product's questions, beside a preview for buyers. */
export const QuestionBuilder = ({ productName, defined, onUnsaved }: QuestionBuilderProps) => {
  const canWrite = useMay('shop.catalogue.write');
  const [base, setBase] = useState(defined);
  const { productId } = base;
  const saved = base.metaData.elements;
  const used: Used = new Map(base.used.map(({ id, orders }) => [id, orders]));
  const [shown, setShown] = useState<Questions>(saved);
  const [conflict, setConflict] = useState<Conflict>({ round: 0, mine: null });
  const { write, dialog } = useConfirmedWrite();
  const isUnsaved = shown !== saved;
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [isUnsaved]);
  return (
    <div className={styles.columns}>
      <Surface title="Questions">
        {!canWrite ? (
          saved.length === 0 ? (
            <Empty title="This product has no questions">
              Those who may change products can add questions.
            </Empty>
          ) : (
            <ReadOnlyList questions={saved} used={used} />
          )
        ) : (
          <Form<Typed>
            label={`Questions of ${productName}`}
            initialValues={{ questions: saved }}
            key={conflict.round}
            send={async ({ questions }, form) => {
              const written = await write(() =>
                send(calls.shop.defineProductMetadata, {
                  params: { productId },
                  body: { version: base.version, metaData: { elements: [...questions] } },
                }),
              ).catch(async (error: unknown) => {
                if (!(error instanceof CallError && error.status === 409)) throw error;
                setBase(await send(calls.shop.readProductMetadata, { params: { productId } }));
                setConflict({ round: conflict.round + 1, mine: questions });
                notify({ severity: 'warning', text: 'Somebody else saved these questions. Yours are kept.' });
                return null;
              });
              if (written === null) return;
              if (!written.done)
                throw new CallError(0, 'You did not confirm that it is you. Nothing was saved.');
              const { elements: kept } = written.value.metaData;
              form.initialize({ questions: kept });
              setBase(written.value);
              setShown(kept);
              setConflict({ ...conflict, mine: null });
              void refreshAfterAct([calls.shop.readProductMetadata]);
              notify({ severity: 'success', text: `Questions of ${productName} saved` });
            }}
            failure="We could not save the questions. Please try again."
          >
            <AskBeforeLeaving />
            <Editor
              saved={saved}
              used={used}
              mine={conflict.mine}
              onChanged={setShown}
              onDiscard={() => setConflict({ ...conflict, mine: null })}
            />
          </Form>
        )}
        {dialog}
      </Surface>
      <QuestionPreview productName={productName} questions={shown} />
    </div>
  );
};
