import type { calls, ValueOf } from '@phila/contract/calls';
import {
  amount,
  amountBetween,
  date,
  day,
  type Fields,
  option,
  required,
  rows,
  text,
  whole,
} from '@phila/contract/fields';
import { moneyText, percentText } from '@phila/contract/format';
import { type AnyForm, form, sentBy, toForm } from '@phila/contract/records';

export type Listed = ValueOf<typeof calls.wealth.figureTables>[number];
export type FigureTable = Listed['table'];
export type FigureKind = FigureTable['kind'];

const rand = (label: string) => amount(label, amountBetween(0, 1_000_000_000, 'Enter zero or more'));
const ofHundred = amountBetween(0, 100, 'Enter a percentage from 0 to 100');
const percent = (label: string) => amount(label, ofHundred, { unit: 'percent' });
const perhaps = (label: string, hint: string) => amount(label, undefined, { unit: 'percent', hint });
const row = { one: 'row', many: 'rows', min: 1 } as const;

const brackets = (of: string) => ({
  rows: rows('Rows', {
    ...row,
    fields: {
      from: rand(`${of} above`),
      base: rand('Tax on exactly that'),
      rate: percent('Rate of the rest'),
    },
  }),
});

const PRODUCTS = [
  { id: 'mortgage', name: 'Mortgage' },
  { id: 'facility', name: 'Credit facility' },
  { id: 'unsecured', name: 'Unsecured loan' },
  { id: 'other', name: 'Instalment sale' },
  { id: 'shortTerm', name: 'Short-term loan' },
] as const;

/** Figures of each kind of table, as an administrator enters them. */
const VALUES: Readonly<Record<FigureKind, Fields>> = {
  interestRates: { repo: percent('Repo rate'), prime: percent('Prime rate') },
  creditLimits: {
    initiationFeeShare: percent('Initiation fee, at most this share of the loan'),
    serviceFee: rand('Service fee a month, without VAT'),
    shortTermAmount: rand('Short-term credit up to'),
    shortTermMonths: whole(
      'Short-term credit over at most',
      { unit: 'months', min: 1, max: 600 },
      amountBetween(1, 600, 'Enter the months'),
    ),
    products: rows('Kinds of credit', {
      one: 'kind of credit',
      many: 'kinds of credit',
      min: 1,
      fields: {
        product: option('Kind of credit', PRODUCTS, required('Please choose from the list')),
        aboveRepo: perhaps('Rate, points above repo', 'Blank where the rate is a fixed one.'),
        perMonth: perhaps('Or a rate a month', 'Blank where the rate follows the repo rate.'),
        feeBase: rand('Initiation fee'),
        feeShare: percent('And of the amount above'),
        feeAbove: rand('That amount'),
        feeCap: rand('At most'),
      },
    }),
  },
  vat: { percent: percent('VAT') },
  transferDuty: brackets('Price'),
  deedsOffice: {
    lodgementFee: rand('For each deed lodged'),
    rows: rows('Rows', { ...row, fields: { upTo: rand('Bond up to'), fee: rand('Fee') } }),
  },
  conveyancer: {
    rows: rows('Rows', {
      ...row,
      fields: {
        from: rand('Bond above'),
        base: rand('Fee, without VAT'),
        step: rand('And for each further'),
        per: rand('That step'),
      },
    }),
  },
  expenseNorms: {
    rows: rows('Rows', {
      ...row,
      fields: {
        from: rand('Income a month above'),
        minimum: rand('Least expenses'),
        share: percent('And of the rest'),
      },
    }),
  },
  retirementLumpSum: brackets('Taken'),
};

export const KIND_NAMES: Readonly<Record<FigureKind, string>> = {
  interestRates: 'Repo and prime',
  creditLimits: 'National Credit Act',
  vat: 'VAT',
  transferDuty: 'Transfer duty',
  deedsOffice: 'Deeds Office',
  conveyancer: 'Conveyancers’ guideline',
  expenseNorms: 'Least living expenses',
  retirementLumpSum: 'Lump sums at retirement',
};

/** Form of a table of a kind: its day, its figures and its source. */
export const formOf = (kind: FigureKind): AnyForm => {
  const fields: Fields = {
    from: date('Applies from', day('Please choose the first day')),
    ...VALUES[kind],
    sourceName: text('Source', required('Please say who decides it', 300)),
    sourceAddress: text('Page of the source', required('Please enter the address', 300), {
      inputMode: 'url',
    }),
    lookedAt: date('Compared with the source on', day('Please choose the day')),
  };
  return form({
    fields,
    sections: {
      Figures: ['from', ...Object.keys(VALUES[kind])],
      Source: ['sourceName', 'sourceAddress', 'lookedAt'],
    },
  });
};

/** Form values of a table. */
export const valuesOf = ({ kind, from, source, values }: FigureTable): object =>
  toForm(formOf(kind), {
    ...values,
    from,
    sourceName: source.name,
    sourceAddress: source.address,
    lookedAt: source.lookedAt,
  });

/** Table that form values make. */
export const tableOf = (kind: FigureKind, entered: object): FigureTable => {
  const { from, sourceName, sourceAddress, lookedAt, ...values } = sentBy(formOf(kind), entered) as Record<
    string,
    unknown
  >;
  return {
    kind,
    from,
    source: { name: sourceName, address: sourceAddress, lookedAt },
    values,
  } as FigureTable;
};

const FIELD_OF: Readonly<Record<string, string>> = {
  'source.name': 'sourceName',
  'source.address': 'sourceAddress',
  'source.lookedAt': 'lookedAt',
};

/** Field of the form at which the service found a fault: `table.values.rows.2.base` is `rows.2.base`. */
export const fieldOf = (path: string): string => {
  const inTable = path.replace(/^table\./, '');
  return FIELD_OF[inTable] ?? inTable.replace(/^values\./, '');
};

/** Says in one line what a table holds. */
export const summaryOf = (table: FigureTable): string => {
  switch (table.kind) {
    case 'interestRates':
      return `Repo ${percentText(table.values.repo)}, prime ${percentText(table.values.prime)}`;
    case 'vat':
      return percentText(table.values.percent);
    case 'creditLimits':
      return `Service fee ${moneyText(table.values.serviceFee)}; ${table.values.products.length} kinds of credit`;
    case 'transferDuty':
    case 'retirementLumpSum':
      return `Nothing up to ${moneyText(table.values.rows[1]?.from ?? 0)}, then ${percentText(table.values.rows[1]?.rate ?? 0)} to ${percentText(table.values.rows.at(-1)?.rate ?? 0)}`;
    case 'deedsOffice':
      return `${moneyText(table.values.rows[0]?.fee ?? 0)} to ${moneyText(table.values.rows.at(-1)?.fee ?? 0)}`;
    case 'conveyancer':
      return `From ${moneyText(table.values.rows[0]?.base ?? 0)}; ${table.values.rows.length} rows`;
    case 'expenseNorms':
      return `${table.values.rows.length} bands of income`;
  }
};
