import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator } from '../administrator.mjs';
import { row, underLoad } from '../under-load.mjs';
import { until } from '../until.mjs';

const ROWS = 10_000;

const employees = () =>
  [
    'employeeNumber,email,personal.firstName,personal.lastName,personal.identityNumber,contact.mobileNo',
    ...Array.from({ length: ROWS }, (_, at) => {
      const digits = String(at).padStart(7, '0');
      return `D-${digits},d${digits}@drill.example,Thandi,Mokoena,,082${digits}`;
    }),
  ].join('\n');

/** The web that imports 10 000 rows is killed amid them; the import is sent again, to the other. @type {import('../scenario.mjs').Scenario} */
export const importKilled = async (site) => {
  const admin = await administrator(site);
  const [{ guid } = { guid: '' }] = await site.cluster.query(
    'select guid from organisations order by os_no limit 1',
  );
  const text = employees();
  const key = randomUUID();
  const send = async (/** @type {import('../site.mjs').Instance} */ web) => {
    const form = new FormData();
    form.set('dryRun', 'false');
    form.set('replace', 'false');
    form.set('File', new File([text], 'rows.csv', { type: 'text/csv' }));
    return fetch(
      `http://127.0.0.1:${web.port}/api/v1/Account/organizational-structure/${guid}/employees/csv`,
      {
        method: 'POST',
        headers: { authorization: await admin.authorization(), 'idempotency-key': key },
        body: form,
      },
    );
  };
  const kept = async () => {
    const [found] = await site.cluster.query(
      "select count(*)::int as rows, count(distinct employee_number)::int as numbers from employer_records where employee_number like 'D-%'",
    );
    return /** @type {{ rows: number, numbers: number }} */ (found);
  };
  const [one, two] = site.webs;
  let half = -1;
  let status = 0;
  const outcome = await underLoad(site, async () => {
    const first = send(two).catch(() => null);
    // Rows are written within one transaction, the only long one.
    await until(
      'the import writes',
      async () =>
        (
          await site.cluster.query(
            "select 1 from pg_stat_activity where xact_start < now() - interval '1 second' and backend_type = 'client backend'",
          )
        ).length > 0,
      { every: 20, seconds: 60 },
    );
    await two.end('SIGKILL');
    await first;
    await pause(500);
    half = (await kept()).rows;
    await two.start();
    status = (await send(one)).status;
  });
  const { rows, numbers } = await kept();
  return {
    ...outcome,
    rows: [
      row('an import that broke off keeps nothing', `${half} rows`, half === 0),
      row(
        'sent again, every row once',
        `${status}, ${numbers} in ${rows} rows`,
        rows === ROWS && numbers === ROWS,
      ),
      ...outcome.rows,
    ],
  };
};
