import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { FIXED, NAMES_OF_AREAS } from './fixed-texts.mjs';
import { productTexts } from './product-texts.mjs';
import { faultsOf } from './rules.mjs';
import { textsOf } from './texts.mjs';

const texts = (source) => textsOf(source, 'a.tsx').map(({ where, text }) => `${where}: ${text}`);

test('texts are found where people read them, whole and with what is put in', () => {
  expect(
    texts(`const A = () => (
      <Page title="My page" className={classes('row gap-8')}>
        <p>
          You have <b>{count}</b> vouchers.{' '}
          <Link to="/vouchers">See them</Link>
        </p>
        {isOpen ? 'Close the list' : \`Open \${name} of it\`}
      </Page>
    );`),
  ).toEqual([
    'title: My page',
    '<p>: You have {…} vouchers. See them',
    '<Page>: Close the list',
    '<Page>: Open {…} of it',
  ]);
  expect(
    texts(`field(text('First name', required('Please enter a name')), { hint: 'As in your ID.' });`),
  ).toEqual(['text: First name', 'required: Please enter a name', 'hint: As in your ID.']);
  expect(
    texts(
      `throw new Refusal(409, 'Gone'); log.info('a thing happened'); new Error('Not for people at all');`,
    ),
  ).toEqual(['Refusal: Gone']);
  expect(texts("import a from 'a b'; type T = 'one two'; sql`select All of It`;")).toEqual([]);
});

test('the line of a text is that of its source', () => {
  expect(
    textsOf(`// Über\n\nconst A = <p>Öl und Wasser</p>;\nconst b = { title: 'Bread' };`, 'a.tsx'),
  ).toEqual([
    { line: 3, where: '<p>', text: 'Öl und Wasser' },
    { line: 4, where: 'title', text: 'Bread' },
  ]);
});

const faults = (where, text) => faultsOf({ where, text });

test.each([
  ['title', 'Your Money', ['sentence case: Money']],
  ['title', 'Go to My Wealth. Then stop', []],
  ['<p>', 'Your Money', []],
  ['<p>', 'Take over all of it', ['“Take over”: say “use” or “fill in”']],
  ['<p>', 'The code is there', ['“is there”: say what it is: “complete”, “ready”, “available”']],
  ['<p>', 'Is there cash for the first bills?', []],
  ['<p>', 'We mail you the colors', ['“mail”: say “email”', '“colors”: South African spelling']],
  ['<p>', 'Organize  this', ['“Organize”: South African spelling', 'two spaces']],
  ['<p>', "It's done...", ['three full stops: use …', 'a straight apostrophe: use ’']],
  ['<p>', 'Choose "Save" …', ['straight quotes: use “ ”']],
  ['<Button>', 'Please save', ['“please” in a name']],
  ['<p>', 'Please wait. Please reload.', ['“please” twice']],
  ['title', 'Go To Cart', []],
])('%s “%s”', (where, text, expected) => {
  expect(faults(where, text)).toEqual(expected);
});

/** Files whose texts people who run or build the site read, or that stay as lawyers approved them. */
const NOT_COPY =
  /core\/configuration|contract\/src\/remote\/|finance\/src\/documentation|core\/releases|http\/access-page|site\/policy|override|import\/command|plans\/import|import-command|refusing-to-start|src\/run\.ts|specimens|platform\/src\/fake|privacy-policy\/content|terms-and-conditions\/content/;

const copy = productTexts().filter(({ file }) => !NOT_COPY.test(file));

test('the list reaches every part of the product', () => {
  const folders = new Set(copy.map(({ file }) => /^(?:shared\/)?[^/]+/.exec(file)[0]));
  expect([...folders].toSorted()).toEqual(
    expect.arrayContaining([
      'api',
      'mfe-career',
      'mfe-details',
      'mfe-public',
      'mfe-wealth',
      'shared/contract',
      'shared/ui',
      'shell',
    ]),
  );
  expect(copy.length).toBeGreaterThan(5_000);
});

test('every text keeps to docs/words.md', () => {
  const wrong = copy.flatMap((found) =>
    faultsOf(found).map((fault) => `${found.file}:${found.line} ${found.text} — ${fault}`),
  );
  expect(wrong).toEqual([]);
});

test('a deletion is asked about without a word of Undo: the notice afterwards offers it', () => {
  const dialogs = copy.filter(({ where }) => where === '<Confirm>' || where === '<RemoveDialog>');
  expect(dialogs.length).toBeGreaterThan(10);
  expect(dialogs.filter(({ text }) => /\bundo\b|taken back just after/i.test(text))).toEqual([]);
});

test('a required field has a star, and no other words beside its label', () => {
  const said = copy.filter(
    ({ where, text }) =>
      (where === 'label' || where === 'hint' || where === 'placeholder') &&
      /\b(?:required|optional|mandatory|compulsory)\b/i.test(text),
  );
  expect(said).toEqual([]);
});

test('each exception is a text that there is', () => {
  const all = new Set(copy.map(({ text }) => text));
  expect([...FIXED].filter((text) => !all.has(text))).toEqual([]);
  expect(NAMES_OF_AREAS.filter((name) => ![...all].some((text) => text.includes(name)))).toEqual([]);
});

test('words that are not used are told in docs/words.md', () => {
  const page = readFileSync(path.join(root, 'docs/words.md'), 'utf8');
  for (const word of [
    'take over',
    'is there',
    'whoever',
    'nobody',
    'anew',
    'run out',
    'mail',
    'somebody looks',
  ])
    expect(page.toLowerCase()).toContain(word);
});
