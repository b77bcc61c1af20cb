import { calls } from '@phila/contract/calls';
import { byKind, type Fields, type FieldOfKind } from '@phila/contract/fields';
import { amountText } from '@phila/contract/format';
import {
  check,
  isHidden,
  labelOf,
  singleRecordCalls,
  tableCalls,
  toForm,
  typedFields,
  withAliases,
  type AnyRecord,
  type RecordType,
  type SinglePaths,
  type TablePaths,
} from '@phila/contract/records';
import type { Section } from '@phila/contract/remote';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '../layout/page/index.ts';
import { RecordCard } from '../forms/record-card/index.ts';
import { columnsOf } from '../lists/record-list/index.ts';
import { RecordScreen } from '../forms/record-screen/index.ts';

/*
 * Tests every section with a generic page, by its record's definition, so that a new section is tested without further
 * code.
 */

const ID = '01910000-0000-7000-8000-000000000001';

/** Sample texts; every field's rule accepts at least one. */
const TEXTS = [
  'Umlazi',
  '2014',
  'Grade 12',
  '0821234567',
  '+27821234567',
  'thandi@example.org',
  'example.org/thandi',
  '8001015009087',
  '0123456789',
  '12345678',
];

const LISTED = 'What is listed';

/** The id of the listed row, or the key in lists with texts for ids. */
const LISTED_ID = 4;
const LISTED_KEY = 'ZA';

const named = (names: readonly string[], value: number | string) =>
  Object.fromEntries(names.map((name) => [name, value]));

/** A row for every list: it has the fields of all of them. */
const listed = {
  ...named(['id', 'titleTypeNo', 'genderNo', 'raceNo', 'permitID', 'maritalStatusNo'], LISTED_ID),
  ...named(['name', 'titleType', 'gender', 'raceName', 'permitName', 'maritalStatus'], LISTED),
  key: LISTED_KEY,
  code: 'FS',
  scheme: 'open',
  branchCode: '051001',
  nqfLevel: 4,
  periodsPerYear: 12,
};

interface Filling {
  /** The text that a person types, or the words of their choice. */
  given: string;
  isChosen?: boolean;
  sent: unknown;
  /** The value that a read gives; default: the value sent. */
  read?: unknown;
  shown: string | RegExp;
}

/** Matches a masked value: its last four characters, never the whole. */
const onlyEndOf = (text: string): RegExp => new RegExp(`^(?!.*${text}).*ends in ${text.slice(-4)}`);

const textFor = (field: FieldOfKind<'text' | 'prose'>): Filling => {
  const given = TEXTS.find((text) => field.bodySchema.safeParse(field.toBody(text)).success);
  if (given === undefined) throw new Error(`No text of this file suits ${field.label}: add one to TEXTS.`);
  const sent = String(field.toBody(given));
  if (field.kind === 'prose') return { given, sent, shown: sent };
  return { given, sent, shown: field.masked ? onlyEndOf(sent) : (field.show?.(sent) ?? sent) };
};

const untried = () => null;

/** Returns a field's entry; null for kinds with their own tests. */
const fillingOf = byKind<[], Filling | null>({
  text: textFor,
  prose: textFor,
  date: () => ({ given: '5 Mar 2021', sent: '2021-03-05', shown: '05 Mar 2021' }),
  yesNo: () => ({ given: 'Yes', isChosen: true, sent: true, shown: 'Yes' }),
  amount: ({ unit }) => ({ given: '12', sent: 12, shown: amountText(12, unit) }),
  option: ({ choices: [choice] }) =>
    choice ? { given: choice.name, isChosen: true, sent: choice.id, shown: choice.name } : null,
  options: untried,
  lookup: ({ typedInto, lookup: { ids } }) => {
    const sent = ids === 'number' ? LISTED_ID : LISTED_KEY;
    return typedInto === undefined ? { given: LISTED, isChosen: true, sent, shown: LISTED } : null;
  },
  lookups: untried,
  reference: ({ typedInto }) => {
    const sent = { id: LISTED_ID };
    const read = { ...sent, name: LISTED };
    return typedInto === undefined ? { given: LISTED, isChosen: true, sent, read, shown: LISTED } : null;
  },
  document: untried,
  group: untried,
  rows: untried,
  fixed: untried,
});

/** Lists the fields that show with these answers, with their entries. */
const fillingsOf = (type: AnyRecord): { name: string; label: string; filling: Filling }[] => {
  const typed = typedFields(type.fields);
  const found = Object.entries(type.fields).flatMap(([name, field]) => {
    const filling = typed.has(name) ? null : fillingOf(field);
    return filling === null ? [] : [{ name, filling }];
  });
  const values = {
    ...toForm(type, null),
    ...Object.fromEntries(found.map(({ name, filling }) => [name, filling.sent])),
  };
  return found
    .filter(({ name }) => !isHidden(type, name, values))
    .map(({ name, filling }) => ({ name, filling, label: labelOf(type, name, values) }));
};

/** Gives the calls that read a record and first save it, of either kind. */
const callsOf = (type: AnyRecord) => {
  if (type.paths.kind === 'table') {
    const { list, create } = tableCalls(type as RecordType<Fields, TablePaths>);
    return { read: list, save: create };
  }
  const { read, update, create } = singleRecordCalls(type as RecordType<Fields, SinglePaths>);
  return { read, save: (create as typeof update | undefined) ?? update };
};

/** Answers as a service without a record at first, and then with the saved one. */
const service = (type: AnyRecord): Answer[] => {
  const { read, save } = callsOf(type);
  const isTable = type.paths.kind === 'table';
  let saved: object | null = null;
  const lists = Object.values(type.fields).flatMap((field) =>
    field.kind === 'lookup' || field.kind === 'reference' ? [answer(field.lookup.call, [listed])] : [],
  );
  return [
    ...lists,
    // Serves fields that take a file.
    answer(calls.documents.folders, []),
    answer(calls.documents.documentsPerFolder, []),
    answer(read, () => (isTable ? (saved === null ? [] : [saved]) : saved) as never),
    answer(save, (({ body }: { body: object }) => {
      const references = fillingsOf(type).flatMap(({ name, filling: { read } }) =>
        read ? [[name, read] as const] : [],
      );
      saved = withAliases(type, { ...body, ...Object.fromEntries(references), id: ID, version: 1 } as never);
      return saved;
    }) as never),
  ];
};

/**
 * Draws a section as the build does for a section without its own page (`shared/tooling/webpack/remote-loader.mjs`).
 */
const GenericPage = ({ type, props }: { type: AnyRecord; props: Section['props'] }) => {
  const { title, sentence, why, refreshes } = props;
  return (
    <Page title={title} sentence={sentence}>
      {type.paths.kind === 'table' ? (
        <RecordScreen type={type as RecordType<Fields, TablePaths>} why={why} refreshes={refreshes} />
      ) : (
        <RecordCard type={type as RecordType<Fields, SinglePaths>} refreshes={refreshes} />
      )}
    </Page>
  );
};

/** Finds the value of a name: in the first row of a table, or in a card. */
const valueOf = (label: string): HTMLElement | null => {
  const heads = screen.queryAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  if (heads.length > 0) return screen.getAllByRole('cell')[heads.indexOf(label)] ?? null;
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement | null;
};

/**
 * Tests each section that uses its record's generic page: it invites to add the first, shows the rules' refusals at
 * their fields, sends the entries and shows them.
 */
export const testPlainSections = (sections: readonly Section[]): void => {
  const plain = sections.flatMap(({ generic, record, props }) =>
    generic && record ? [{ title: props.title, type: record, props }] : [],
  );
  beforeAll(() => import('../forms/edit-dialog/index.ts'));

  it.each(plain)(
    '$title: the first is added, with the rules of its record, and shown',
    async ({ type, props }) => {
      renderWithPlatform(<GenericPage type={type} props={props} />, { answers: service(type) });
      const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
      expect(screen.getByRole('heading', { level: 1, name: props.title })).toBeInTheDocument();
      const add = await screen.findByRole('button', {
        name: `Add ${type.one ?? `your ${type.title.toLowerCase()} details`}`,
      });
      if (props.why !== undefined) expect(screen.getByText(props.why)).toBeInTheDocument();
      await user.click(add);
      const dialog = within(await screen.findByRole('dialog', { name: `Add ${type.title} Details` }));

      const { save } = callsOf(type);
      const refusals = check(type, toForm(type, null));
      if (refusals.length > 0) {
        await user.click(dialog.getByRole('button', { name: 'Save' }));
        for (const { path, message } of refusals) {
          const field = dialog.getByLabelText(labelOf(type, path, toForm(type, null)));
          await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
        }
        expect(fake.sent(save)).toEqual([]);
      }

      const fillings = fillingsOf(type);
      for (const { label, filling } of fillings) {
        const field = dialog.getByLabelText(label);
        if (filling.isChosen) {
          await within(field).findByRole('option', { name: filling.given });
          await user.selectOptions(field, filling.given);
        } else {
          await user.clear(field);
          await user.click(field);
          await user.paste(filling.given);
        }
      }
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(fake.sent(save)).toHaveLength(1));
      expect(fake.sent(save)[0]?.body).toMatchObject(
        Object.fromEntries(fillings.map(({ name, filling }) => [name, filling.sent])),
      );
      expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Details updated successfully!' }]);

      const shown =
        type.paths.kind === 'table'
          ? new Set(columnsOf(type as RecordType<Fields, TablePaths>).map(({ name }) => name))
          : new Set(Object.keys(type.fields));
      for (const { label, filling } of fillings.filter(({ name }) => shown.has(name)))
        await waitFor(() => expect(valueOf(label)).toHaveTextContent(filling.shown));
    },
  );
};
