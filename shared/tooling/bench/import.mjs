/**
 * How long the service keeps others waiting while it reads the largest file of each import, or refuses one that is hard to
 * read: the longest answer of its health beside the longest at rest.
 */
import { startOnPostgres } from './service.mjs';
import { against, ms, table } from './table.mjs';

/** In ms above the longest at rest. */
const MOST = 100;
const AT_REST_MS = 3_000;

/** Lines of a single quoted cell, as in a file saved again as one column: the slowest to read. */
const QUOTED = '"a,b,c"\n'.repeat(500_000);

/** @param {string} heading @param {number} count @param {(at: number) => string} line */
const numbered = (heading, count, line) =>
  [heading, ...Array.from({ length: count }, (_, at) => line(at))].join('\n');

const employees = () =>
  numbered(
    'employeeNumber,email,personal.firstName,personal.lastName,personal.identityNumber,contact.mobileNo',
    10_000,
    (at) => {
      const digits = String(at).padStart(7, '0');
      return `B-${digits},b${digits}@bench.example,Thandi,Mokoena,,082${digits}`;
    },
  );

const plans = () =>
  numbered(
    'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,incomeFrom,main,adult,child',
    15_000,
    (at) => `2030,Aloe,Plan ${Math.floor(at / 30)},any,100,0,27,${(at % 30) * 1000},1000,900,400`,
  );

const TRIED = { dryRun: 'true' };

/**
 * Lists every kind of import: where it is sent, its fields, and the largest file of its kind that is taken.
 * @param {string} organisation
 * @returns {[string, string, Record<string, string>, () => string][]}
 */
const importsOf = (organisation) => {
  const employer = `Account/organizational-structure/${organisation}`;
  return [
    ['employees, tried', `${employer}/employees/csv`, { ...TRIED, replace: 'false' }, employees],
    ['employees, saved', `${employer}/employees/csv`, { dryRun: 'false', replace: 'false' }, employees],
    [
      'invitations',
      `${employer}/invitations/csv`,
      TRIED,
      () => numbered('email', 1_000, (at) => `i${at}@bench.example`),
    ],
    ['plans, tried', 'Plans/csv', TRIED, plans],
    ['plans, saved', 'Plans/csv', { dryRun: 'false' }, plans],
    ['codes', 'Voucher/batch-redemption-codes/csv', {}, () => numbered('Code', 5_000, (at) => `BENCH-${at}`)],
  ];
};

export const benchImport = async () => {
  const service = await startOnPostgres();
  try {
    const { rows: organisations } = await service.client.query(
      'select guid from organisations order by os_no limit 1',
    );
    const authorization = await service.authorizationOf('admin@demo.phila.example', 'Admin-Demo-1');

    const send = async (
      /** @type {string} */ path,
      /** @type {Record<string, string>} */ fields,
      /** @type {string} */ text,
      /** @type {number} */ expected,
    ) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('File', new File([text], 'rows.csv', { type: 'text/csv' }));
      const answer = await fetch(`${service.url}/api/v1/${path}`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      const told = await answer.text();
      if (answer.status !== expected)
        throw new Error(`${path} answered ${answer.status}: ${told.slice(0, 300)}`);
    };

    /** The longest answer, of one request after the other, until it is over. */
    const longestUntil = async (/** @type {() => boolean} */ isOver) => {
      let longest = 0;
      do {
        const from = performance.now();
        await (await fetch(`${service.url}/health/live`)).arrayBuffer();
        longest = Math.max(longest, performance.now() - from);
      } while (!isOver());
      return longest;
    };
    const longestBeside = async (/** @type {Promise<void>} */ work) => {
      let isOver = false;
      const working = work.finally(() => {
        isOver = true;
      });
      const [longest] = await Promise.all([longestUntil(() => isOver), working]);
      return longest;
    };

    const exported = await fetch(`${service.url}/api/v1/Manage/shop-products/csv`, {
      headers: { authorization },
    });
    const products = await exported.text();

    const until = performance.now() + AT_REST_MS;
    const rest = await longestUntil(() => performance.now() > until);
    const rows = [];
    for (const [name, path, fields, largest] of [
      ...importsOf(organisations[0].guid),
      /** @type {const} */ (['rows of a resource', 'Manage/shop-products/csv', TRIED, () => products]),
    ]) {
      const beside = await longestBeside(send(path, fields, largest(), 200));
      rows.push([name, ms(rest), against(beside - rest, MOST, ms)]);
      const quoted = /invitations|codes/.test(path) ? QUOTED.slice(0, 1_000_000) : QUOTED;
      const refused = await longestBeside(send(path, fields, quoted, 422));
      rows.push([`${name}: quoted cells, refused`, ms(rest), against(refused - rest, MOST, ms)]);
    }
    table('health beside an import, on PostgreSQL', ['', 'longest at rest', 'more beside it'], rows);
  } finally {
    await service.stop();
  }
};
