import { biographical, contact, passportsAndPermits, tax, type AnyRecord } from '@phila/contract/records';
import { remoteDeclaration } from '@phila/contract/remote';
import declaration from '../remote.ts';
import { pages } from './pages.ts';

const checked = remoteDeclaration.parse(declaration);

it('is what the contract asks for', () => expect(checked.name).toBe('details'));

it.each(checked.routes.filter(({ redirect }) => redirect === undefined))(
  'has the page of $path',
  async ({ page }) => {
    const loaded = await pages[page ?? '']?.();
    expect(loaded?.default).toEqual(expect.any(Function));
  },
);

it('leads nowhere that it does not own', () => {
  const paths = checked.routes.map(({ path }) => path);
  for (const { to } of checked.navigation) expect(paths).toContain(to);
});

/** What a record's card reads: the record, and the lists that the values of its fields are named by. */
const readsOf = (type: AnyRecord): string[] => [
  ...(type.paths.kind === 'single' ? [type.paths.read] : []),
  ...Object.values(type.fields).flatMap((field) => (field.kind === 'lookup' ? [field.lookup.call.path] : [])),
];

it.each([
  ['biographical', biographical],
  ['contact', contact],
  ['passports-and-permits', passportsAndPermits],
  ['tax', tax],
])('has read ahead what %s reads, and nothing else', (page, type) => {
  const route = checked.routes.find((candidate) => candidate.page === page);
  expect(route?.ahead?.toSorted()).toEqual(readsOf(type).toSorted());
});
