import {
  amount,
  amountBetween,
  group,
  option,
  required,
  rows,
  text,
  whole,
  yesNo,
} from '@phila/contract/fields';
import { amountText } from '@phila/contract/format';
import { form, nextOfKin } from '@phila/contract/records';
import { CallError, notify } from '@phila/platform';
import {
  AutoForm,
  blankAnswer,
  Button,
  Callout,
  classes,
  EntryForm,
  firstEntry,
  Form,
  FormCheck,
  FormField,
  FormLine,
  lazyDialog,
  QuestionField,
  Input,
  SameAs,
  Skeleton,
  StepsForm,
  SubmitButton,
  useRecordList,
} from '@phila/ui';
import { useState } from 'react';
import { Sample } from './sample.tsx';

const household = form({
  fields: {
    home: text('Town', required('Where do you live?'), { hint: 'Where you live most of the year.' }),
    alone: yesNo('I live alone'),
    people: rows('People in the household', {
      one: 'person',
      many: 'people',
      max: 6,
      fields: {
        name: text('Name', required('Who is it?')),
        relation: option('Relation', [
          { id: 'child', name: 'Child' },
          { id: 'partner', name: 'Partner' },
          { id: 'parent', name: 'Parent' },
        ]),
        income: amount('Monthly income'),
      },
    }),
  },
  sections: { 'Where you live': ['home', 'alone'], 'Who lives with you': ['people'] },
  hide: { people: ({ alone }) => alone === true },
});
const saved = {
  home: 'Mbombela',
  alone: false,
  people: [
    { name: 'Nomsa', relation: 'partner', income: 18_500 },
    { name: 'Bheki', relation: 'child', income: null },
  ],
};
const say = (text: string) => notify({ severity: 'success', text });

const saving = form({
  fields: {
    monthly: amount('Each month', amountBetween(1, 1_000_000, 'How much do you put aside?'), {
      slide: { from: 0, to: 5_000, step: 50 },
    }),
    months: whole('For', { unit: 'months', min: 1, max: 600 }, amountBetween(1, 600, 'For how long?')),
  },
});

/** The smallest calculator: adds up savings, without interest. */
const Saving = () => {
  const suggested = { monthly: 500, months: 12 };
  const [{ entry }, setEntry] = useState(() => firstEntry(saving, suggested));
  return (
    <>
      <EntryForm type={saving} label="Saving" suggested={suggested} onEntry={setEntry} />
      <br />
      <Callout title="Put aside">
        {entry === null ? 'Fill in both to see it.' : amountText(entry.monthly * entry.months, 'rand')}
      </Callout>
    </>
  );
};

const profile = form({
  fields: {
    name: text('Full name', required('What is your name?')),
    studied: yesNo('I studied after school'),
    school: text('Where you studied', required('Where did you study?')),
  },
});
const steps = [
  { title: 'You', fields: ['name', 'studied'] },
  { title: 'Your studies', fields: ['school'] },
] as const;

/** The administrator's own next of kin, drawn without RecordScreen. */
const OwnRows = () => {
  const { state, rows: shown, term, search, nameOf, retry } = useRecordList(nextOfKin);
  return (
    <>
      <Input
        type="search"
        aria-label="Search your next of kin"
        autoComplete="off"
        value={term}
        onChange={(event) => search(event.target.value)}
      />
      {state === 'waiting' && <Skeleton width="60%" />}
      {state === 'failed' && <Button onClick={() => void retry()}>Read your next of kin again</Button>}
      {state === 'empty' && <p>You have no next of kin here.</p>}
      <ul>
        {shown.map((row) => (
          <li key={row.id}>{nameOf(row)}</li>
        ))}
      </ul>
    </>
  );
};

/** A form written by hand: the check's refusal shows at its field, the service's on the form's own line. */
const ByHand = () => (
  <Form
    label="Voucher"
    className={classes('stack gap-16')}
    initialValues={{ code: 'PHILA-2025', agreed: false }}
    check={({ code, agreed }) => [
      ...(code.trim() === '' ? [{ path: 'code', message: 'Which voucher is it?' }] : []),
      ...(agreed ? [] : [{ path: 'agreed', message: 'Please agree to the terms' }]),
    ]}
    send={async ({ code }) => {
      if (code === 'PHILA-2025') throw new CallError(422, 'This voucher ended on 31 December 2025.');
      say(`Redeemed ${code}`);
    }}
  >
    <FormLine />
    <FormField name="code" label="Code of the voucher" required hint="It is on the back, below the line.">
      {(control) => <Input {...control} autoComplete="off" />}
    </FormField>
    <FormCheck name="agreed">I agree to the terms of the voucher</FormCheck>
    <div>
      <SubmitButton sending="Redeeming">Redeem</SubmitButton>
    </div>
  </Form>
);

const asked = (['text', 'select', 'radio'] as const).map((type) => ({
  id: type,
  label: { text: 'Your town', select: 'Your size', radio: 'Your lunch' }[type],
  type,
  required: type !== 'select',
  placeholder: '',
  options: type === 'select' ? ['Small', 'Large'] : ['Fish', 'Fruit'],
}));

/** The questions that a product asks before the checkout. */
const Questions = () => (
  <Form
    label="Questions"
    className={classes('stack gap-16')}
    initialValues={Object.fromEntries(asked.map((element) => [element.id, blankAnswer(element)]))}
    send={async () => say('Answered')}
  >
    {asked.map((element) => (
      <QuestionField key={element.id} element={element} />
    ))}
    <div>
      <SubmitButton>Answer</SubmitButton>
    </div>
  </Form>
);

const town = () => ({ town: text('Town'), code: text('Postal code') });
const post = form({ fields: { home: group('Home', town()), post: group('Post', town()) } });
const following = {
  post: (
    <SameAs from="home" to="post">
      Post goes home
    </SameAs>
  ),
};

const load = () => import(/* webpackChunkName: "kit-dialog" */ './lazy-sample.tsx');
const LazySample = lazyDialog(load, 'the dialog');

/** Counts the attempts to load code that fails at first. */
let attempts = 0;
const FaultySample = lazyDialog(async () => {
  attempts += 1;
  if (attempts === 1) throw new Error('As it is when the connection breaks');
  return load();
}, 'the dialog');

const Opening = () => {
  const [opened, setOpened] = useState<'lazy' | 'faulty' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={classes('row wrap gap-12')}>
      <Button onClick={() => setOpened('lazy')}>Open what comes late</Button>
      <Button onClick={() => setOpened('faulty')}>Open what fails at first</Button>
      {opened === 'lazy' && <LazySample onClose={close} />}
      {opened === 'faulty' && <FaultySample onClose={close} />}
    </div>
  );
};

/** Samples of forms made from definitions, and of the parts of record screens. */
export const FormSamples = () => (
  <>
    <Sample name="AutoForm, with rows">
      <AutoForm
        type={household}
        label="Household"
        saved={saved}
        send={async ({ people }) => say(`Saved, with ${people.length} people`)}
        submit={{ label: 'Save household', sending: 'Saving' }}
      />
    </Sample>
    <Sample name="Form, FormField, FormCheck, FormLine, SubmitButton">
      <ByHand />
    </Sample>
    <Sample name="QuestionField">
      <Questions />
    </Sample>
    <Sample name="SameAs">
      <AutoForm
        type={post}
        label="Post"
        before={following}
        send={async ({ post: { town: name } }) => say(`Post goes to ${name ?? 'nowhere'}`)}
        submit={{ label: 'Save addresses', sending: 'Saving' }}
      />
    </Sample>
    <Sample name="EntryForm">
      <Saving />
    </Sample>
    <Sample name="StepsForm">
      <StepsForm
        type={profile}
        label="Profile"
        steps={steps}
        send={async ({ name }) => say(`Saved for ${name}`)}
        submit={{ label: 'Save profile', sending: 'Saving' }}
      />
    </Sample>
    <Sample name="useRecordList">
      <OwnRows />
    </Sample>
    <Sample name="lazyDialog">
      <Opening />
    </Sample>
  </>
);
