import type { MetadataElement } from '@phila/contract/calls';
import { Badge, classes, IconButton, Menu, useDragOrder } from '@phila/ui';
import { useState } from 'react';
import { kindWords, usedWords } from './kinds.ts';
import styles from './questions.module.css';

/** Number of orders that answered each question. */
type Used = ReadonlyMap<string, number>;

/** Options shown of each question; its dialog shows the rest. */
const SHOWN = 8;

interface AboutProps {
  question: MetadataElement;
  /** Number of orders that answered it. */
  orders: number;
}

const About = ({ question: { label, type, required, options }, orders }: AboutProps) => (
  <div className={styles.words}>
    <span className={classes('row wrap gap-8')}>
      <span className={classes('strong anywhere')}>{label}</span>
      {required && <Badge tone="info">Required</Badge>}
    </span>
    <span className={classes('row wrap gap-x-8 small muted')}>
      <span>{kindWords[type]}</span>
      {orders > 0 && (
        <>
          <span aria-hidden="true">·</span>
          <span>{usedWords(orders)}</span>
        </>
      )}
    </span>
    {options.length > 0 && (
      <ul className={styles.options} aria-label="Options">
        {options.slice(0, SHOWN).map((option) => (
          <li key={option}>{option}</li>
        ))}
        {options.length > SHOWN && <li>and {options.length - SHOWN} more</li>}
      </ul>
    )}
  </div>
);

const ENTRY = classes('flex gap-4 align-start edge rounded on-card', styles.entry);

/** Questions of a product, for administrators who may not change them. */
export const ReadOnlyList = ({ questions, used }: Pick<QuestionListProps, 'questions' | 'used'>) => (
  <ol className={classes('grid gap-8', styles.list)} aria-label="Questions">
    {questions.map((question) => (
      <li key={question.id} className={ENTRY}>
        <About question={question} orders={used.get(question.id) ?? 0} />
      </li>
    ))}
  </ol>
);

interface QuestionListProps {
  questions: readonly MetadataElement[];
  used: Used;
  onMove: (from: number, to: number) => void;
  onEdit: (question: MetadataElement) => void;
  onDelete: (at: number) => void;
}

/** Questions of a product, reordered by dragging, menu or keys. */
export const QuestionList = ({ questions, used, onMove, onEdit, onDelete }: QuestionListProps) => {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    onMove(from, to);
    setSaid(`“${questions[from]?.label ?? ''}” is now ${to + 1} of ${questions.length}.`);
  };
  const { list, entry, handle } = useDragOrder(questions.length, move);
  return (
    <>
      <ol ref={list} className={classes('grid gap-8', styles.list)} aria-label="Questions">
        {questions.map((question, at) => (
          <li key={question.id} data-question={question.id} {...entry(at, ENTRY)}>
            <IconButton
              icon="menu"
              label={`Move “${question.label}”`}
              hint="Drag, or press the arrow keys"
              {...handle(at)}
            />
            <About question={question} orders={used.get(question.id) ?? 0} />
            <IconButton
              icon="edit"
              label={`Change “${question.label}”`}
              hint="Change"
              onClick={() => onEdit(question)}
            />
            <Menu
              label={`Actions for “${question.label}”`}
              items={[
                { text: 'Move up', disabled: at === 0, onSelect: () => move(at, at - 1) },
                {
                  text: 'Move down',
                  disabled: at === questions.length - 1,
                  onSelect: () => move(at, at + 1),
                },
                { text: 'Delete', tone: 'danger', onSelect: () => onDelete(at) },
              ]}
            />
          </li>
        ))}
      </ol>
      <output className={classes('unseen')}>{said}</output>
    </>
  );
};
