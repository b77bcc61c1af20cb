/**
 * Measures how much importing a file of 10 000 employees slows readers: median latency of successive requests during
 * the import, over the same at rest.
 */
import { performance } from 'node:perf_hooks';
import { startPostgres } from '../commands/postgres.mjs';
import { startHost } from './host.mjs';
import { serverEnv } from './server-env.mjs';
import { against, percentile, ratio, table } from './table.mjs';

const EMPLOYEES = 10_000;
const MOST = 2;
const AT_REST_MS = 3_000;
/** In ms above the longest at rest. */
const MOST_HEALTH_MS = 100;
const READ = '/Dashboard/reminders?PageNumber=1&PageSize=5&Sort=completeByDate&Completed=false';

const HEADER =
  'employeeNumber,email,personal.firstName,personal.lastName,personal.identityNumber,contact.mobileNo';

const fileOf = (count, changed) =>
  [
    HEADER,
    ...Array.from({ length: count }, (_, at) => {
      const digits = String(at).padStart(7, '0');
      return `B-${digits},b${digits}@bench.example,Thandi,Mokoena ${changed},,082${digits}`;
    }),
  ].join('\n');

/** Imports once. @returns the answer's `value`, and how long it took in ms */
const importOnce = async ({ port, organisation, admin }, changed) => {
  const form = new FormData();
  form.set('dryRun', 'false');
  form.set('replace', 'false');
  form.set('File', new File([fileOf(EMPLOYEES, changed)], 'employees.csv', { type: 'text/csv' }));
  const from = performance.now();
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/v1/Account/organizational-structure/${organisation}/employees/csv`,
    { method: 'POST', headers: { authorization: admin }, body: form },
  );
  const told = await answer.json();
  if (!answer.ok || told.value.isSaved !== true)
    throw new Error(`The import answered ${answer.status}: ${JSON.stringify(told).slice(0, 300)}`);
  return performance.now() - from;
};

/** Sends one request at a time until it is over. @returns sorted latencies in ms */
const readUntil = async ({ port, reader }, isOver) => {
  const times = [];
  while (!isOver()) {
    const from = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${READ}`, {
      headers: { authorization: reader },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`Reading answered ${answer.status}`);
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b);
};

/** Lines of one quoted cell, as a file that was saved once more as one column: the hardest to read. */
const QUOTED = '"a,b,c"\n'.repeat(500_000);

const numbered = (heading, count, line) =>
  [heading, ...Array.from({ length: count }, (_, at) => line(at))].join('\n');

/** Every kind of import: where it is sent, and the largest file of its kind that is taken. */
const imports = ({ organisation, port, admin }) => [
  [
    'employees',
    `Account/organizational-structure/${organisation}/employees/csv`,
    { dryRun: 'true', replace: 'false' },
    () => fileOf(EMPLOYEES, 'third'),
  ],
  [
    'invitations',
    `Account/organizational-structure/${organisation}/invitations/csv`,
    { dryRun: 'true' },
    () => numbered('email', 1_000, (at) => `i${at}@bench.example`),
  ],
  [
    'plans',
    'Plans/csv',
    { dryRun: 'true' },
    () =>
      numbered(
        'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,incomeFrom,main,adult,child',
        15_000,
        (at) => {
          const plan = Math.floor(at / 30);
          return `2030,Aloe,Plan ${plan},any,100,0,27,${(at % 30) * 1000},1000,900,400`;
        },
      ),
  ],
  ['codes', 'Voucher/batch-redemption-codes/csv', {}, () => numbered('Code', 5_000, (at) => `BENCH-${at}`)],
  [
    'rows of a resource',
    'Manage/shop-products/csv',
    { dryRun: 'true' },
    async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/Manage/shop-products/csv`, {
        headers: { authorization: admin },
      });
      return answer.text();
    },
  ],
];

const send = async ({ port, admin }, path, fields, text, expected) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('File', new File([text], 'rows.csv', { type: 'text/csv' }));
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
    method: 'POST',
    headers: { authorization: admin },
    body: form,
  });
  const told = await answer.text();
  if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}: ${told.slice(0, 300)}`);
};

/** How long the service takes to say that it lives, one request after the other, until it is over; in ms, sorted. */
const healthUntil = async ({ port }, isOver) => {
  const times = [];
  do {
    const from = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/health/live`)).arrayBuffer();
    times.push(performance.now() - from);
  } while (!isOver());
  return times.toSorted((a, b) => a - b);
};

const healthBeside = async (service) => {
  const until = performance.now() + AT_REST_MS;
  const rest = (await healthUntil(service, () => performance.now() > until)).at(-1);
  const rows = [];
  const measure = async (what, work) => {
    let isOver = false;
    const working = work().finally(() => {
      isOver = true;
    });
    const [, times] = await Promise.all([working, healthUntil(service, () => isOver)]);
    rows.push([
      what,
      `${Math.round(rest)} ms`,
      against(times.at(-1) - rest, MOST_HEALTH_MS, (ms) => `${Math.round(ms)} ms`),
    ]);
  };
  for (const [what, path, fields, largest] of imports(service)) {
    const text = await largest();
    await measure(`${what}, the largest file`, () => send(service, path, fields, text, 200));
    // Invitations are mail, of which a day allows fewer than a file may name.
    if (fields.dryRun === 'true' && what !== 'invitations')
      await measure(`${what}, the largest file, saved`, () =>
        send(service, path, { ...fields, dryRun: 'false' }, text, 200),
      );
    const quoted = /invitations|codes/.test(path) ? QUOTED.slice(0, 1_000_000) : QUOTED;
    await measure(`${what}, refused: 4 MB of quoted cells`, () => send(service, path, fields, quoted, 422));
  }
  table('health beside an import', ['', 'longest at rest', 'more beside it'], rows);
};

const readFor = (host, duration) => {
  const until = performance.now() + duration;
  return readUntil(host, () => performance.now() > until);
};

const readBeside = async (host, changed) => {
  let isOver = false;
  const importing = importOnce(host, changed).finally(() => {
    isOver = true;
  });
  const [took, times] = await Promise.all([importing, readUntil(host, () => isOver)]);
  return { took, times };
};

const benchOn = async (database, env) => {
  const host = await startHost('import', {
    env: {
      LIMIT_WRITE: '99999999/1s',
      LIMIT_BROWSE: '99999999/1s',
      LIMIT_UPLOAD: '99999999/1s',
      ...env,
    },
  });
  const service = host.message;
  try {
    await readFor(service, AT_REST_MS);
    const rows = [];
    for (const [what, changed] of [
      ['all of them new', 'first'],
      ['all of them changed', 'second'],
      ['none changed', 'second'],
    ]) {
      const rest = percentile(await readFor(service, AT_REST_MS), 0.5);
      const { took, times } = await readBeside(service, changed);
      const beside = percentile(times, 0.5);
      rows.push([
        what,
        `${rest.toFixed(2)} ms`,
        `${beside.toFixed(2)} ms`,
        against(beside / rest, MOST, ratio),
        `${Math.round(times.at(-1))} ms`,
        `${(took / 1000).toFixed(1)} s`,
      ]);
    }
    table(
      `a list read while ${EMPLOYEES.toLocaleString('en-ZA')} employees are imported, on ${database}`,
      ['', 'at rest', 'beside it', 'ratio', 'longest', 'the import'],
      rows,
    );
    await healthBeside(service);
  } finally {
    await host.stop();
  }
};

export const benchImport = async () => {
  await benchOn('PGlite', {});
  const { url, stop } = await startPostgres();
  try {
    await benchOn('PostgreSQL', serverEnv(url));
  } finally {
    await stop();
  }
};
