/** The first page of lists of everybody's rows, among 100 000, on PostgreSQL (decision 0801, "Rows"). */
import { startOnPostgres } from './service.mjs';
import { against, median, table } from './table.mjs';

const COUNT = 100_000;
/** In ms. */
const MOST = 300;
const REQUESTS = 7;

const FILLED = [
  'delete from media_releases',
  // Names without an order of their own, so that sorting and searching have something to do.
  `insert into media_releases (title, slug, summary, body, author, published_at)
  select 'Course ' || md5(n::text), 'course-' || n, 'In a town of the Karoo', repeat('A course that lasts. ', 40),
    'Author ' || (n * 7919) % 97, timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, ${COUNT}) n`,
  `insert into shop_products
    (sku, name, category_id, price, short_description, description, link, sort_name, search_text)
  select 'BENCH-' || n, 'Product ' || md5(n::text), (select min(id) from shop_categories), 10000 + n % 9000, 'In a sentence',
    repeat('What it is for. ', 20), '', 'product ' || md5(n::text), 'product ' || md5(n::text) || ' bench ' || n
  from generate_series(1, ${COUNT}) n`,
  `insert into shop_discounts
    (code, code_key, kind, value, minimum_spend, start_date, product_ids, is_active)
  select 'BENCH' || n, 'BENCH' || n, 'percent', 1000, 0, date '2026-01-01', '[]', n % 3 > 0
  from generate_series(1, ${COUNT}) n`,
  `with made as (
    insert into accounts (id, email, created_at, last_sign_in_at)
    select gen_random_uuid(), 'somebody-' || n || '@bench.example', now(), timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${COUNT}) n
    returning id, email
  )
  insert into profiles (id, account_id, first_name, last_name, created_at, last_used_at)
  select gen_random_uuid(), id, 'Thandi', 'Van ' || md5(email), now(), now() from made`,
  `insert into shop_orders
    (person_id, state, full_name, email, phone, delivery_address, billing_address, subtotal, discount, total, vat, placed_at, pay_before)
  select (select id from accounts where email = 'consumer@demo.phila.example'),
    (array['fulfilled', 'paid', 'cancelled', 'refunded'])[1 + n % 4], 'Thandi ' || n, 'thandi@bench.example', '0711234567',
    '', '', 45000, 0, 45000, 5870, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-12-31'
  from generate_series(1, ${COUNT}) n`,
  // UUIDs of version 7: their order is the order in time.
  `insert into audit_entries (id, at, actor_id, call, row_ids, fields, request_id, resource, action, version)
  select (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(md5(n::text), 1, 3) || '-8' || substr(md5(n::text), 4, 3)
      || '-' || substr(md5(n::text), 7, 12))::uuid,
    at, (select id from accounts where email = 'admin@demo.phila.example'), 'PUT /Manage/shop-products/{id}', array[n::text],
    array['price'], 'bench', 'shop-products', 'update', 2
  from (
    select n, timestamptz '2026-01-01' + n * interval '1 minute' as at,
      lpad(to_hex((extract(epoch from timestamptz '2026-01-01' + n * interval '1 minute') * 1000)::bigint), 12, '0') as ms
    from generate_series(1, ${COUNT}) n
  ) entries`,
  'vacuum (analyze)',
];

/** @param {string} resource */
const managed = (resource, /** @type {Record<string, string>} */ more = {}) =>
  `/Manage/${resource}?${new URLSearchParams({ PageSize: '25', ...more })}`;
const orders = (/** @type {Record<string, string>} */ more = {}) =>
  `/Shop/admin-orders?${new URLSearchParams({ PageNumber: '1', PageSize: '25', Counted: 'false', ...more })}`;

/** @type {readonly [string, string, object?][]} what is asked, and the body that is posted there */
const PAGES = [
  ['media releases', managed('media-releases')],
  ['by title', managed('media-releases', { Sort: 'title' })],
  ['a word that many have', managed('media-releases', { SearchTerm: 'Karoo' })],
  ['a word that few have', managed('media-releases', { SearchTerm: 'course-99' })],
  ['a word that none has', managed('media-releases', { SearchTerm: 'unheard' })],
  ['how many', '/Manage/media-releases/count'],
  ['the catalogue', '/Shop/products?PageSize=12'],
  ['found by a word', '/Shop/products?PageSize=12&SearchTerm=bench%2077'],
  ['products', managed('shop-products')],
  ['by price', managed('shop-products', { Sort: '-price' })],
  ['found by a word', managed('shop-products', { SearchTerm: 'bench 77' })],
  ['discount codes', managed('shop-discounts')],
  ['found by a code', managed('shop-discounts', { SearchTerm: 'BENCH77' })],
  ['orders', orders()],
  ['of one state', orders({ State: 'paid' })],
  ['people, those seen last first', '/Identity/people/search', {}],
  ['found by an address', '/Identity/people/search', { text: 'somebody-77@' }],
  ['found by a name', '/Identity/people/search', { text: 'Thandi' }],
  ['found by a rare name', '/Identity/people/search', { text: 'c4ca4238' }],
  ['audit', '/Administration/audit'],
  ['of one kind', '/Administration/audit?Kind=changed'],
];

export const benchRows = async () => {
  const service = await startOnPostgres();
  try {
    for (const statement of FILLED) await service.client.query(statement);
    const authorization = await service.authorizationOf('admin@demo.phila.example', 'Admin-Demo-1');
    const rows = [];
    for (const [name, path, body] of PAGES) {
      const times = [];
      for (let request = 0; request < REQUESTS; request += 1) {
        const from = performance.now();
        const answer = await fetch(`${service.url}/api/v1${path}`, {
          headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        times.push(performance.now() - from);
      }
      rows.push([name, against(median(times), MOST, (time) => `${time.toFixed(1)} ms`)]);
    }
    table('the first page among 100 000 rows, on PostgreSQL', ['', 'answered after'], rows);
  } finally {
    await service.stop();
  }
};
