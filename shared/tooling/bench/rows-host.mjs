/**
 * Runs the service that scale.mjs measures, with so many rows in a resource of the site and in a table of people's
 * records. The consumer has a hundred records; other people have the rest, up to their limit. As many products,
 * discount codes, orders, people and audit entries fill administration's lists.
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

// Rows that administrators look after.
await client.query(
  `insert into shop_products
    (sku, name, category_id, price, short_description, description, link, sort_name, search_text)
  select 'BENCH-' || n, 'Product ' || md5(n::text), (select min(id) from shop_categories), 10000 + n % 9000, 'In a sentence',
    repeat('What it is for. ', 20), '', 'product ' || md5(n::text), 'product ' || md5(n::text) || ' bench ' || n
  from generate_series(1, $1::integer) n`,
  [count],
);
await client.query(
  `insert into shop_discounts
    (code, code_key, kind, value, minimum_spend, start_date, product_ids, is_active)
  select 'BENCH' || n, 'BENCH' || n, 'percent', 1000, 0, date '2026-01-01', '[]', n % 3 > 0
  from generate_series(1, $1::integer) n`,
  [count],
);
await client.query(
  `with made as (
    insert into accounts (id, email, created_at, last_sign_in_at)
    select gen_random_uuid(), 'somebody-' || n || '@bench.example', now(), timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, $1::integer) n
    returning id, email
  )
  insert into profiles (id, account_id, first_name, last_name, created_at, last_used_at)
  select gen_random_uuid(), id, 'Thandi', 'Van ' || md5(email), now(), now() from made`,
  [count],
);
await client.query(
  `insert into shop_orders
    (person_id, state, full_name, email, phone, delivery_address, billing_address, subtotal, discount, total, vat, placed_at, pay_before)
  select $1, (array['fulfilled', 'paid', 'cancelled', 'refunded'])[1 + n % 4], 'Thandi ' || n, 'thandi@bench.example', '0711234567',
    '', '', 45000, 0, 45000, 5870, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-12-31'
  from generate_series(1, $2::integer) n`,
  [own, count],
);
// UUIDs of version 7: their order is the order in time.
await client.query(
  `insert into audit_entries (id, at, actor_id, call, row_ids, fields, request_id, resource, action, version)
  select (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(md5(n::text), 1, 3) || '-8' || substr(md5(n::text), 4, 3)
      || '-' || substr(md5(n::text), 7, 12))::uuid,
    at, $1, 'PUT /Manage/shop-products/{id}', array[n::text], array['price'], 'bench', 'shop-products', 'update', 2
  from (
    select n, timestamptz '2026-01-01' + n * interval '1 minute' as at,
      lpad(to_hex((extract(epoch from timestamptz '2026-01-01' + n * interval '1 minute') * 1000)::bigint), 12, '0') as ms
    from generate_series(1, $2::integer) n
  ) entries`,
  [own, count],
);
await client.query('vacuum (analyze)');
client.release(true);

process.send({ port, admin: await authorizationOf('admin'), own: await authorizationOf('consumer') });
process.on('message', () => process.exit(0));
