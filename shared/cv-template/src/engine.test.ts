import { createHash } from 'node:crypto';
import { layoutCv, TooLongCv } from './engine.ts';
import { contrast } from './layout/contrast.ts';
import type { LaidOutCv, TextItem } from './layout/page.ts';
import { type CvDocument, cvTemplates } from '@phila/contract/cv';
import { openPdfMaker, readFonts } from './service.ts';
import { fullCv, shortCv, usualCv } from './testing/specimens.ts';
import { readBack } from './testing/read-back.ts';
import { type Faces, openFaces } from './text/face.ts';
import { breakLines } from './text/lines.ts';

let make: Awaited<ReturnType<typeof openPdfMaker>>;
let faces: Faces;

beforeAll(async () => {
  make = await openPdfMaker();
  faces = openFaces(await readFonts());
});

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every text of a CV that must be in the file, in the order of its parts. */
const textsOf = ({ profile, experience }: CvDocument): string[] =>
  [
    `${profile.firstName} ${profile.lastName}`,
    profile.heading,
    profile.personalSummary,
    ...experience.flatMap(({ positionRole, projectName, responsibilities }) => [
      positionRole,
      projectName,
      ...(responsibilities ?? '').split('\n').map((line) => line.replace(/^- /, '')),
    ]),
  ].flatMap((text) => (text ? [plain(text)] : []));

describe.each(cvTemplates)('layout %i', (template) => {
  test('reads back in order, with title, author, language, headings, lists, links and embedded fonts', async () => {
    const document = usualCv(template);
    const { file, unreadable } = await make(document);
    const read = await readBack(file);
    expect(unreadable).toEqual([]);
    expect(read.info).toMatchObject({
      Title: 'Mulalo Netshiḓaulu – Curriculum vitae',
      Author: 'Mulalo Netshiḓaulu',
      Language: 'en-ZA',
    });
    expect(read.isTagged).toBe(true);
    // Each text must follow the previous one.
    let place = 0;
    for (const text of textsOf(document)) {
      const found = read.text.indexOf(text, place);
      expect({ text, found: found >= 0 }).toEqual({ text, found: true });
      place = found;
    }
    expect(read.elements[0]).toBe('H1 Mulalo Netshiḓaulu');
    const heads = read.elements.filter((element) => element.startsWith('H2 ')).map((head) => head.slice(3));
    expect(heads).toEqual(
      expect.arrayContaining(['Profile', 'Work experience', 'Education', 'Skills', 'References']),
    );
    expect(heads.indexOf('Profile')).toBeLessThan(heads.indexOf('Work experience'));
    expect(read.outline).toEqual(expect.arrayContaining(heads));
    expect(read.elements).toEqual(
      expect.arrayContaining([
        'H3 Senior electrical engineer',
        'P Mar 2021 – Current',
        'LBody • Lead a team of six electricians and two interns.',
        'Link mulalo.netshidaulu@example.com',
        'Figure Picture of Mulalo Netshiḓaulu',
      ]),
    );
    expect(read.links).toEqual(
      expect.arrayContaining([
        'tel:+27825550117',
        'mailto:mulalo.netshidaulu@example.com',
        'https://www.linkedin.com/in/mulalo',
        'https://mulalo.example.com/work?a=1&b=(2)',
        'mailto:annelie@example.com',
      ]),
    );
    const text = Buffer.from(file).toString('latin1');
    expect(text.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter-Regular/);
  });

  test('every letter of South African languages reads back', async () => {
    const letters = 'š Š ṱ Ṱ ḓ Ḓ ṋ Ṋ ḽ Ḽ ṅ Ṅ ê Ê ô Ô ë ï ŉ é û ǀ ǁ ǂ ǃ';
    const usual = usualCv(template);
    const { file, unreadable } = await make({
      ...usual,
      profile: { ...usual.profile, personalSummary: `${letters} n\u032D d\u032D (CFP®) AVA` },
    });
    expect(unreadable).toEqual([]);
    // Composes letters typed in two parts; `ŉ` becomes `’n`, as it is spelled today.
    expect((await readBack(file)).text).toContain(`${letters.replace('ŉ', '’n')} ṋ ḓ (CFP®) AVA`);
  });

  test('hidden entries and empty parts are not in the file', async () => {
    const usual = usualCv(template);
    const hidden = { ...usual.hidden, experience: ['e3'], skills: usual.skills.map(({ id }) => id) };
    const { text } = await readBack((await make({ ...usual, hidden })).file);
    expect(text).not.toContain('Light for Tshivhase');
    expect(text).not.toContain('PowerFactory');
    expect(text).not.toMatch(/\bSkills\b/);
    expect(text).toContain('Umoya Energy');
  });

  test('the parts stand in the order that was chosen', async () => {
    const usual = usualCv(template);
    const { text } = await readBack((await make({ ...usual, order: ['education', 'experience'] })).file);
    expect(text.indexOf('University of Pretoria')).toBeLessThan(text.indexOf('Imbali Foods'));
  });

  test('no head ends a page, no entry’s head is torn from its text, nothing leaves the page', () => {
    for (const [jobs, words] of [
      [30, 70],
      [30, 9],
      [30, 41],
      [24, 400],
      [30, 1],
    ] as const) {
      const { pages } = layoutCv(fullCv(template, { jobs, words }), faces);
      expect(pages.length).toBeGreaterThan(1);
      for (const [index, { items }] of pages.entries()) {
        const texts = items.filter((item): item is TextItem => item.kind === 'text');
        for (const { x, y, text, size, face } of texts) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + faces[face].width(text.trimEnd(), size)).toBeLessThanOrEqual(595.28);
          expect(y).toBeLessThanOrEqual(841.89 - 20);
        }
        if (index === pages.length - 1) continue;
        // The lowest line of the main column, ignoring the page number, is no heading.
        const main = texts.filter(({ tag }) => tag !== undefined);
        const left = template === 30 ? 200 : 0;
        const lowest = main.filter(({ x }) => x >= left).reduce((low, item) => (item.y > low.y ? item : low));
        expect(['H1', 'H2', 'H3']).not.toContain(lowest.tag?.role);
      }
    }
  });

  /** Growing lengths of six jobs, so that page breaks fall at every position after them. */
  const lengths = Array.from({ length: 60 }, (_, at) => 10 + 3 * at);
  const entriesOf = ({ items }: LaidOutCv['pages'][number]): string[] =>
    items
      .filter((item): item is TextItem => item.kind === 'text' && item.tag?.role === 'H3')
      .map(({ text }) => text.trim());

  test('the last entry of a list stands on no page without the one before it', () => {
    const usual = usualCv(template);
    const references = ['Annelie', 'Šiba', 'Themba'].map((fullName, at) => ({
      ...usual.references[0],
      id: `f${at}`,
      fullName,
    }));
    const places = lengths.map((words) => {
      const document = { ...fullCv(template, { jobs: 6, words }), skills: usual.skills, references };
      const pages = layoutCv(document, faces).pages.map(entriesOf);
      return ['Šiba', 'Themba'].map((name) => pages.findIndex((names) => names.includes(name)));
    });
    for (const [before, last] of places) expect(last).toBe(before);
    // At some length the page does break between them.
    expect(new Set(places.map(([, last]) => last)).size).toBeGreaterThan(1);
  });

  test('no page is begun for a single referee where a little less space between entries is enough', () => {
    const usual = usualCv(template);
    const counts = lengths.map((words) => {
      const document = {
        ...fullCv(template, { jobs: 6, words }),
        skills: usual.skills,
        references: usual.references.slice(0, 1),
      };
      const { pages } = layoutCv(document, faces);
      const last = pages.at(-1);
      if (last === undefined) throw new Error('A CV has a page');
      expect([words, pages.length, entriesOf(last).length]).not.toEqual([words, expect.any(Number), 1]);
      return pages.length;
    });
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  test('a line begins at no page’s end alone, and ends at none’s beginning', () => {
    const { pages } = layoutCv(fullCv(template, { words: 160 }), faces);
    const linesOf = (page: LaidOutCv['pages'][number]): TextItem[] =>
      page.items.filter((item): item is TextItem => item.kind === 'text' && item.tag?.role === 'P');
    for (const [index, page] of pages.slice(0, -1).entries()) {
      const next = pages[index + 1];
      if (next === undefined) continue;
      const here = linesOf(page);
      const there = linesOf(next);
      const count = (lines: readonly TextItem[], tag: TextItem['tag']): number =>
        lines.filter((item) => item.tag === tag).length;
      const parted = [...new Set(here.map(({ tag }) => tag))]
        .filter((tag) => count(there, tag) > 0)
        .map((tag) => Math.min(count(here, tag), count(there, tag)));
      for (const fewest of parted) expect(fewest).toBeGreaterThan(1);
    }
  });

  test('the same CV is the same file, whatever was made before it', async () => {
    const hash = async (maker: typeof make, document: CvDocument): Promise<string> =>
      createHash('sha256')
        .update((await maker(document)).file)
        .digest('hex');
    const first = await hash(make, usualCv(template));
    await make(fullCv(template));
    expect(await hash(make, usualCv(template))).toBe(first);
    expect(await hash(await openPdfMaker(), usualCv(template))).toBe(first);
    expect(await hash(make, { ...usualCv(template), date: '2026-11-23' })).not.toBe(first);
  });
});

test.each([30, 31] as const)(
  'layout %i says PURCHASE TEMPLATE three times on every page until it is bought',
  async (template) => {
    const { pages } = await readBack((await make({ ...fullCv(template), watermark: true })).file);
    expect(pages.length).toBeGreaterThan(3);
    // A reader ignores letters outside the page.
    for (const page of pages) expect(page.split('PURCHASE TEMPLATE')).toHaveLength(4);
    expect((await readBack((await make(shortCv(template))).file)).text).not.toContain('PURCHASE');
  },
);

describe('the side bar’s later pages', () => {
  const placesOf = (document: CvDocument) =>
    layoutCv(document, faces).pages.map(({ items }) => {
      const texts = items.filter((item): item is TextItem => item.kind === 'text' && item.tag !== undefined);
      const bars = items.filter((item) => item.kind === 'box' && item.height > 800);
      return {
        left: Math.min(...texts.map(({ x }) => x)),
        bar: Math.max(...bars.map((bar) => (bar.kind === 'box' ? bar.width : 0))),
      };
    });

  test('give the story the room of a bar that holds nothing', () => {
    const { skills } = usualCv(30);
    const [first, ...later] = placesOf({ ...fullCv(30), skills });
    expect(first?.bar).toBe(192);
    expect(later.length).toBeGreaterThan(1);
    for (const { left, bar } of later) {
      expect(bar).toBe(8);
      expect(left).toBeLessThan(60);
    }
  });

  test('keep the bar where skills go on in it', () => {
    const usual = fullCv(30);
    const [skill] = usual.skills;
    if (skill === undefined) throw new Error('The specimen has no skill');
    const skills = Array.from({ length: 60 }, (_, index) => ({ ...skill, id: `s${index}` }));
    const [, second] = placesOf({ ...usual, skills });
    expect(second?.bar).toBe(192);
  });

  test('have every word once, in order, also of a paragraph that two pages share', () => {
    const document = { ...fullCv(30, { words: 160 }), skills: usualCv(30).skills };
    const said = new Map<TextItem['tag'], string>();
    const pagesOf = new Map<TextItem['tag'], Set<number>>();
    for (const [at, { items }] of layoutCv(document, faces).pages.entries())
      for (const item of items) {
        if (item.kind !== 'text' || item.tag === undefined || item.text === '•') continue;
        said.set(item.tag, `${said.get(item.tag) ?? ''}${item.text}`);
        pagesOf.set(item.tag, (pagesOf.get(item.tag) ?? new Set()).add(at));
      }
    const texts = [...said.values()].map(plain);
    for (const one of textsOf(document)) expect(texts).toContain(one);
    expect([...pagesOf.values()].some(({ size }) => size > 1)).toBe(true);
  });
});

test('the free layout is never marked', async () => {
  expect((await readBack((await make({ ...shortCv(0), watermark: true })).file)).text).not.toContain(
    'PURCHASE',
  );
});

test('a phone number stands in groups, and its link has none', async () => {
  const usual = usualCv(0);
  const profile = { ...usual.profile, mobileNo: '+27825550117' };
  const { text, links } = await readBack((await make({ ...usual, profile })).file);
  expect(text).toContain('+27 82 555 0117');
  expect(links).toContain('tel:+27825550117');
});

test('no line ends within an amount or a number', () => {
  const width = faces.regular.width('miljoene', 10);
  const lines = (text: string): string[] => breakLines(text, faces.regular, 10, width);
  expect(lines('tot R 180 miljoen')).toEqual(['tot', 'R 180', 'miljoen']);
  expect(lines('of 40 000 pallets')).toEqual(['of', '40 000', 'pallets']);
  // An amount wider than the line is split all the same.
  for (const line of lines('1 000'.padEnd(400, ' 000')))
    expect(faces.regular.width(line, 10)).toBeLessThanOrEqual(width);
});

test('a single page has no number, each of several has', async () => {
  expect((await readBack((await make(shortCv(0))).file)).text).not.toContain('1 / 1');
  const { pages } = await readBack((await make(fullCv(0))).file);
  for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${pages.length}`);
});

test.each(['#ffff00', '#ffffff', '#f08a24', '#808080', '#777777', '#000000', '#00ff7f', '#1f5fbf'])(
  'with the accent %s all text reads on its ground',
  (colour) => {
    for (const template of [30, 31] as const) {
      const { pages } = layoutCv({ ...usualCv(template), colour }, faces);
      const [items = []] = pages.map((page) => page.items);
      const ground = items.find((item) => item.kind === 'box');
      for (const item of items) {
        if (item.kind !== 'text') continue;
        const isOnGround =
          ground?.kind === 'box' && item.x < ground.x + ground.width && item.y < ground.y + ground.height;
        expect(contrast(item.colour, isOnGround ? ground.colour : '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);

describe('hostile text', () => {
  const withText = (text: string): CvDocument => {
    const usual = usualCv(30);
    return {
      ...usual,
      profile: { ...usual.profile, firstName: text, heading: text, personalSummary: text, city: text },
      experience: usual.experience.map((row) => ({ ...row, positionRole: text, responsibilities: text })),
      skills: usual.skills.map((row) => ({ ...row, skillName: text, skillLevel: text })),
    };
  };

  test.each([
    ['markup', '<script>alert(1)</script> & "quotes" ]]> %PDF- endstream endobj (((\\'],
    ['another direction', '\u202Eabc שלום مرحبا \u2067def'],
    ['emoji', '👩🏽‍⚕️ nurse 🇿🇦 ❤️‍🔥 ✊🏿'],
    ['control characters', 'a\u0000b\u0007c\u001Bd\u009Fe\uFEFFf\u00ADg\uD800h'],
    ['a long word', 'Donaudampfschifffahrtselektrizitäten'.repeat(14)],
    ['many marks', `Z${'\u0301\u0323\u0308'.repeat(300)}algo`],
    ['only spaces', ' \t\u00A0\u3000\n\n '],
    ['spaces of all kinds', `a\u2003b\u3000c${' '.repeat(2000)}d`],
    ['ends of lines', 'a\r\nb\rc\u2028d\u2029e\u0085f'],
    ['other scripts', '中文 हिन्दी ქართული 한국어'],
    ['a long address', `https://example.com/${'a'.repeat(3000)}`],
  ])('%s comes as a CV', async (_what, text) => {
    const { file } = await make(withText(text));
    const read = await readBack(file);
    expect(read.text).toContain('Netshiḓaulu');
    expect(read.text).toContain('Imbali Foods');
    expect(read.text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
  });

  test('undrawable characters are reported, and letters among them are visibly missing', async () => {
    const { file, unreadable } = await make(withText('Nurse 👩 李 ok'));
    expect(unreadable).toEqual(['👩', '李']);
    expect((await readBack(file)).text).toContain('Nurse □ ok');
  });

  test('only mail, phone and the web are led to', async () => {
    const usual = usualCv(0);
    const links = [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      'https://user:secret@example.com/',
      'example.com/me',
      'ftp://example.com',
      'not an address',
    ].map((url) => ({ url }));
    const read = await readBack(
      (await make({ ...usual, references: [], profile: { ...usual.profile, links } })).file,
    );
    expect(read.links).toEqual([
      'tel:+27825550117',
      'mailto:mulalo.netshidaulu@example.com',
      'https://example.com/me',
    ]);
    expect(read.text).toContain('javascript:alert(1)');
  });

  test('thirty jobs of 4 000 characters come within seconds', async () => {
    const usual = usualCv(31);
    const words = 'Mveledziso ya vhathu ŵ̈ 中 '.repeat(200).slice(0, 4000);
    const experience = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      positionRole: words.slice(0, 200),
      projectName: 'x'.repeat(500),
      responsibilities: index % 2 === 0 ? words : 'w'.repeat(4000),
      startDate: '2001-01-01',
    }));
    const began = process.cpuUsage();
    const { pages } = await readBack((await make({ ...usual, experience })).file);
    expect(pages.length).toBeGreaterThan(20);
    // Measures CPU time, because it does not depend on load; it was about 2 s when written.
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(20_000);
  });

  test('more than a CV can hold is refused with a sentence', async () => {
    const usual = usualCv(0);
    const experience = Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      responsibilities: 'line\n'.repeat(1900),
    }));
    const made = make({ ...usual, experience });
    await expect(made).rejects.toThrow(TooLongCv);
    await expect(made).rejects.toThrow('Please hide or shorten some of it.');
  });

  test.each([
    ['no base64', 'data:image/jpeg;base64,%%%'],
    ['cut off', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
    ['a page of markup', `data:image/jpeg;base64,${Buffer.from('<svg/>').toString('base64')}`],
    [
      'too large',
      `data:image/jpeg;base64,${Buffer.from('ffd8ffc00011087fff7fff03012200021101031101', 'hex').toString('base64')}`,
    ],
  ])('a picture that is %s is left out', async (_what, picture) => {
    const usual = usualCv(31);
    const { file } = await make({ ...usual, profile: { ...usual.profile, picture } });
    const read = await readBack(file);
    expect(read.elements.join()).not.toContain('Figure');
    expect(read.text).toContain('Imbali Foods');
  });
});
