import { type AnyCall, calls, resourceCalls, shopCategory } from '@phila/contract';
import { areas } from '../../areas.ts';
import { newRow } from '../../testing/resources/every-call.ts';
import { type Cell, sheetOf, workbookOf } from '../../testing/workbook.ts';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { serviceCalls } from '../area.ts';

/* Every call with a table of lines obeys the same limits and blocks no one; new ones are included. */

const imports = serviceCalls(areas).filter(
  ({ call: { upload, path } }) => upload !== undefined && path.endsWith('/csv'),
);

let service: TestService;
let administrator: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '1000/1m' } });
  await addOrganisations(service);
  administrator = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const MB = 1024 * 1024;
const fill = (size: number, piece: string): string => piece.repeat(Math.floor(size / piece.length));

const send = async (call: AnyCall, text: string | Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  if (call.body !== undefined) form.append('dryRun', 'true');
  if (call.path.includes('employees')) form.append('replace', 'false');
  form.append('File', new File([text], 'rows.csv', { type: 'text/csv' }));
  const reply = await fetch(`${service.url}/api/v1${call.path.replace('{guid}', UMOYA.guid)}`, {
    method: call.method,
    headers: { authorization: `Bearer ${administrator.token}` },
    body: form,
  });
  return { status: reply.status, answer: (await reply.json()) as { errorMessage: string | null } };
};

/** Measures the slowest health reply during some work, in ms. */
const slowestHealth = async (work: () => Promise<unknown>): Promise<number> => {
  const state = { isOver: false };
  const done = work().finally(() => {
    state.isOver = true;
  });
  let slowest = 0;
  do {
    const since = performance.now();
    await (await fetch(`${service.url}/health/live`)).text();
    slowest = Math.max(slowest, performance.now() - since);
  } while (!state.isOver);
  await done;
  return slowest;
};

const idle = async (): Promise<void> => {
  for (let at = 0; at < 50; at += 1) await (await fetch(`${service.url}/health/live`)).text();
};

test('there are those of employees, invitations, plans, codes and rows', () => {
  const names = imports.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'employer.employeesFile',
      'organisation.inviteByFile',
      'plans.plansFile',
      'voucher.codesOfFile',
    ]),
  );
  expect(names.filter((name) => name.endsWith('importRows')).length).toBeGreaterThan(5);
});

/** Files that exceed the limits in different ways. */
const hostile: readonly (readonly [what: string, text: (largest: number) => string])[] = [
  ['lines of one quoted cell', (largest) => fill(largest, '"a,b,c"\n')],
  ['cells without an end', (largest) => fill(largest, ',')],
  ['a quotation mark that is not closed', (largest) => `a,b\n"${fill(largest, 'a\n')}`],
];

/** The least time taken as an idle service's slowest reply, in ms, to allow for a busy machine. */
const LEAST_USUAL = 100;
const TIMES_USUAL = 10;
/** Attempts: a busy machine's delay does not repeat, a blocked loop does. */
const TRIES = 3;

const isAnswering = async (work: () => Promise<unknown>): Promise<boolean> => {
  for (let at = 0; at < TRIES; at += 1) {
    const usual = Math.max(await slowestHealth(idle), LEAST_USUAL);
    if ((await slowestHealth(work)) < TIMES_USUAL * usual) return true;
  }
  return false;
};

/** Tests a single resource, because the same function reads the files of all. */
const [rows] = imports.filter(({ name }) => name.endsWith('importRows'));
const oneOfEach = imports.filter((one) => one === rows || !one.name.endsWith('importRows'));

test.each(hostile)(
  'a file of %s is refused by every importer in one sentence, and others are answered in the meantime',
  async (_, text) => {
    const memory = process.memoryUsage().rss;
    for (const { name, call } of text === hostile[0]?.[1] ? imports : oneOfEach) {
      const file = text(Math.min(call.upload?.largest ?? 0, 4 * MB) - 1024);
      const answering = await isAnswering(async () => {
        const { status, answer } = await send(call, file);
        expect([name, status, answer.errorMessage]).toEqual([
          name,
          422,
          expect.stringMatching(/^(?:At most|Line \d).*Nothing was imported\.$/) as string,
        ]);
      });
      expect([name, answering]).toEqual([name, true]);
    }
    // A parser for each line took three gigabytes.
    expect(process.memoryUsage().rss - memory).toBeLessThan(900 * MB);
  },
);

/** A valid file of each kind: its headings and its line. */
const honest = async (name: string): Promise<readonly [headings: string, line: string]> => {
  switch (name) {
    case 'employer.employeesFile':
      return [
        'employeeNumber,email,personal.firstName,personal.lastName',
        'E-1,e@example.org,Thandi,Mokoena',
      ];
    case 'organisation.inviteByFile':
      return ['email', 'gugu@example.org'];
    case 'plans.plansFile':
      return [
        'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,incomeFrom,main,adult,child',
        '2026,Aloe,Core,any,100,0,27,0,1000,900,400',
      ];
    case 'voucher.codesOfFile':
      return ['Code', 'ALOE-1'];
    default: {
      const { create } = resourceCalls(shopCategory);
      const body = await newRow(service, administrator.token, shopCategory, `Usual ${performance.now()}`);
      await service.call(create, { body: body as never }, administrator);
      const file = await fetch(`${service.url}/api/v1/Manage/${shopCategory.name}/csv`, {
        headers: { authorization: `Bearer ${administrator.token}` },
      });
      const [headings = '', line = ''] = (await file.text()).split('\r\n');
      return [headings, line];
    }
  }
};

interface ImportReply {
  errorMessage: string | null;
  value: {
    leftOut: string[];
    lines?: { line: number; verdict: string; message: string | null }[];
    rows?: { line: number; verdict: string; message: string | null }[];
  } | null;
}

/** Unifies importers' verdicts: refused lines, or ignored columns. */
const saidOf = async (call: AnyCall, text: string | Uint8Array<ArrayBuffer>) => {
  const { answer } = await send(call, text);
  const { errorMessage, value } = answer as ImportReply;
  const refused = (value?.lines ?? value?.rows ?? []).filter(({ verdict }) => verdict === 'refused');
  return {
    leftOut: refused.length > 0 ? [] : (value?.leftOut ?? []),
    refused:
      errorMessage === null ? refused.map(({ line, message }) => `Line ${line} ${message}`) : [errorMessage],
  };
};

/** Splits a valid line into cells; none contains a quotation mark or a comma. */
const cellsOf = (line: string): string[] => line.split(',');
const otherwise = (headings: string, line: string, separator: string): string[] =>
  [headings, line].map((one) => cellsOf(one).join(separator));
/** A whole number is a number to Excel. */
const typed = (cell: string): Cell => (/^(?:0|[1-9]\d*)$/.test(cell) ? Number(cell) : cell);

const five = [
  calls.employer.employeesFile,
  calls.organisation.inviteByFile,
  calls.plans.plansFile,
  calls.voucher.codesOfFile,
  resourceCalls(shopCategory).importRows,
] as const;

test.each<
  [
    what: string,
    file: (headings: string, line: string) => string | Uint8Array<ArrayBuffer>,
    said: { leftOut?: string[]; refused?: RegExp[] },
  ]
>([
  ['as it should be', (headings, line) => `${headings}\n${line}\n`, {}],
  [
    'with more cells in a line than headings, below a blank line',
    (headings, line) => `${headings}\n\n${line},more\n`,
    { refused: [/^Line 3 .*has \d+ cells where there (?:is|are) \d+ headings?$/] },
  ],
  [
    'with fewer cells in a line than headings',
    (headings, line) => `${headings},Colour\n${line}\n`,
    { refused: [/^Line 2 .*has \d+ cells? where there are \d+ headings$/] },
  ],
  [
    'with an unknown column',
    (headings, line) => `${headings},Colour\n${line},red\n`,
    { leftOut: ['Colour'] },
  ],
  ['with columns that have neither name nor value', (headings, line) => `${headings},,\n${line},,\n`, {}],
  [
    'with a column that has values and no name',
    (headings, line) => `${headings},\n${line},red\n`,
    { leftOut: ['a column without a heading'] },
  ],
  ['with nothing in it', () => '\n \n', { refused: [/empty/i] }],
  [
    'with a quotation mark that is not closed',
    (headings, line) => `${headings}\n"${line}\n`,
    { refused: [/^Line 2 is not readable as CSV/] },
  ],
  ['that is a PDF', () => '%PDF-1.7', { refused: [/^This is a PDF, not a table/] }],
  ['that is packed and no workbook', () => 'PK\u0003\u0004..', { refused: [/^This is a packed file/] }],
  ['with CRLF', (headings, line) => `${headings}\r\n${line}\r\n`, {}],
  ['with a byte order mark', (headings, line) => `\uFEFF${headings}\n${line}\n`, {}],
  [
    'in UTF-16, as Excel saves Unicode text',
    (headings, line) =>
      new Uint8Array(Buffer.from(`\uFEFF${otherwise(headings, line, '\t').join('\r\n')}`, 'utf16le')),
    {},
  ],
  [
    'separated by semicolons, as the Excel of South Africa saves it',
    (headings, line) => otherwise(headings, line, ';').join('\r\n'),
    {},
  ],
  ['separated by tabs', (headings, line) => otherwise(headings, line, '\t').join('\n'), {}],
  [
    'that is a workbook of Excel',
    (headings, line) =>
      new Uint8Array(workbookOf(sheetOf([headings, line].map((one) => cellsOf(one).map(typed))))),
    {},
  ],
  [
    'that is a workbook which unpacks to more than is read',
    () => new Uint8Array(workbookOf(`${sheetOf([['A']])}${' '.repeat(30 * MB)}`)),
    { refused: [/unpacks to far more than it should/] },
  ],
])('a file %s: every importer says the same of it', async (_, file, { leftOut = [], refused = [] }) => {
  for (const call of five) {
    const name = imports.find((one) => one.call.path === call.path)?.name ?? '';
    const said = await saidOf(call, file(...(await honest(name))));
    expect([name, said]).toEqual([
      name,
      { leftOut, refused: refused.map((sentence): unknown => expect.stringMatching(sentence)) },
    ]);
  }
});
