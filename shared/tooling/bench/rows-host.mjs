/**
 * The process that scale.mjs measures: the whole service, with so many rows in a resource of the site and in a table of
 * people's records. The consumer has a hundred of the records; the others are those of other people, as many as each may have.
 */
import { built, measured } from './measured-service.mjs';

const count = Number(process.argv[2]);
const OWN = 100;
/** As many as a person may have (decision 1002). */
const EACH = 500;

const { accounts } = await built('core/people/tables.js');
const { opened, port, authorizationOf } = await measured();
const { database } = opened;
const people = await database.select({ id: accounts.id, email: accounts.email }).from(accounts);
const own = people.find(({ email }) => email.startsWith('consumer@')).id;

// So many rows take longer than the service lets a statement take.
const client = await database.$client.connect();
await client.query('set statement_timeout = 0');

await client.query('delete from media_releases');
// Names without an order of their own, so that sorting and searching have something to do.
await client.query(
  `insert into media_releases (title, slug, summary, body, author, published_at)
  select 'Course ' || md5(n::text), 'course-' || n, 'In a town of the Karoo', repeat('A course that lasts. ', 40),
    'Author ' || (n * 7919) % 97, timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, $1::integer) n`,
  [count],
);

const others = Math.ceil((count - OWN) / EACH);
await client.query(
  `insert into accounts (id, email, created_at)
  select gen_random_uuid(), 'person-' || n || '@bench.example', now() from generate_series(1, $1::integer) n`,
  [others],
);
await client.query('delete from next_of_kin');
const addKin = (from, values) =>
  client.query(
    `insert into next_of_kin
      (id, person_id, version, title_id, first_name, last_name, contact_details, relationship_id)
    select gen_random_uuid(), of.id, 1, 1, 'Nomsa', 'Kin ' || md5(of.n::text), '0711234567', 1 + of.n % 5
    from (${from}) of`,
    values,
  );
await addKin('select $1::uuid as id, n from generate_series(1, $2::integer) n', [own, OWN]);
await addKin(
  `select id, n from (select id from accounts where email like '%@bench.example') a
    cross join generate_series(1, $1::integer) n`,
  [EACH],
);
await client.query('vacuum (analyze)');
client.release(true);

process.send({ port, admin: await authorizationOf('admin'), own: await authorizationOf('consumer') });
process.on('message', () => process.exit(0));
