import { calls } from '@phila/contract';
import { FIRST_CV_NAME, MAX_CVS, newCv } from '@phila/contract/cv';
import { sendJson } from '../../../testing/json-request.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type CvOwner, cvOwner } from '../../../testing/career/cv-owner.ts';

const { cv } = calls.career;

let service: TestService;
let thandi: CvOwner;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  thandi = await cvOwner(service);
});
afterAll(() => service.close());

const create = (name: string) =>
  service.call(cv.create, { body: { name, ...newCv() } }, { token: thandi.token });
const remove = (id: string) => service.call(cv.remove, { params: { id } }, { token: thandi.token });

test('every person has a CV before they made one, and looking at it stores nothing', async () => {
  const [first, ...others] = await thandi.cvs();
  expect(first).toMatchObject({
    id: thandi.id,
    name: FIRST_CV_NAME,
    templateId: 0,
    changedOn: null,
    version: 0,
  });
  expect(others).toEqual([]);
  expect((await thandi.savedFile()).headers.get('content-disposition')).toContain(`CV_${thandi.id}.pdf`);
});

test('the first stays beside the second, and is there again, as new, after the last was deleted', async () => {
  const second = (await create('For Eskom')).value;
  expect((await thandi.cvs()).map(({ name }) => name)).toEqual([FIRST_CV_NAME, 'For Eskom']);
  expect((await remove(thandi.id)).status).toBe(200);
  expect((await thandi.cvs()).map(({ id }) => id)).toEqual([second.id]);
  expect((await thandi.savedFile()).status).toBe(404);
  expect((await remove(second.id)).status).toBe(200);
  expect(await thandi.cvs()).toMatchObject([{ id: thandi.id, version: 0 }]);
});

test('a CV has the time of its save, and a stale change is refused with the current CV', async () => {
  const saved = await thandi.choose({
    templateId: 31,
    colour: '#AA0000',
    order: ['skills'],
    heading: ' Baker ',
  });
  expect(saved).toMatchObject({ templateId: 31, heading: 'Baker', order: ['skills'], version: 1 });
  expect(saved.changedOn).toMatch(/^\d{4}-/);
  const body = { ...newCv(), name: 'Mine', version: 0 };
  const stale = await service.call(cv.update, { params: { id: thandi.id }, body }, { token: thandi.token });
  expect([stale.status, stale.envelope.value]).toMatchObject([409, { templateId: 31, version: 1 }]);
});

describe('an update', () => {
  /** Sends choices as a page of another release does, with the fields that it knows. */
  const change = async (body: object, id = thandi.id) => {
    const url = `${service.url}/api/v1${cv.update.path.replace('{id}', id)}`;
    const { status, envelope } = await sendJson(url, 'PUT', body, thandi.token);
    return { status, value: envelope?.value, errors: envelope?.errors };
  };

  test('keeps fields that it leaves out, also of an unsaved first CV and in the lists of hidden entries', async () => {
    const first = { ...newCv(), id: thandi.id, name: FIRST_CV_NAME };
    expect((await change({ heading: 'Baker' })).value).toMatchObject({ ...first, heading: 'Baker' });
    const hidden = { ...first.hidden, skills: ['s-1'] };
    expect((await change({ hidden: { skills: ['s-1'] } })).value).toMatchObject({ hidden, heading: 'Baker' });
    const both = { ...hidden, courses: ['c-1'] };
    expect((await change({ hidden: { courses: ['c-1'] }, name: 'Mine' })).value).toMatchObject({
      ...first,
      name: 'Mine',
      heading: 'Baker',
      hidden: both,
    });
    expect((await change({})).value).toMatchObject({ name: 'Mine', heading: 'Baker', hidden: both });
  });

  test('clears optional fields by null, and checks the merged CV by all rules', async () => {
    await thandi.choose({ heading: 'Baker', personalSummary: 'Bread.', colour: '#AA0000' });
    expect((await change({ heading: null, personalSummary: null })).value).toMatchObject({
      heading: '',
      personalSummary: '',
      colour: '#AA0000',
    });
    const refused = await change({ name: null, colour: 'red', unheardOf: 1, personId: thandi.id });
    expect([refused.status, refused.errors?.map(({ path }) => path).toSorted()]).toEqual([
      422,
      ['colour', 'name', 'personId', 'unheardOf'],
    ]);
    expect((await change([])).status).toBe(422);
    expect((await change({})).value).toMatchObject({ colour: '#AA0000', name: 'My CV' });
  });

  test('loses nothing when releases that know different choices save it at once, the first time and later', async () => {
    const times = [
      [{ heading: 'Baker' }, { colour: '#AA0000' }, { templateId: 31 }, { hidden: { skills: ['s-1'] } }],
      [{ heading: 'Miller' }, { name: 'Mine' }, { order: ['skills'] }, { hidden: { courses: ['c-1'] } }],
    ] as const;
    for (const changes of times) {
      const answers = await Promise.all(changes.map((one) => change(one)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    expect(await thandi.cvs()).toMatchObject([
      {
        name: 'Mine',
        heading: 'Miller',
        colour: '#AA0000',
        templateId: 31,
        order: ['skills'],
        hidden: { ...newCv().hidden, skills: ['s-1'], courses: ['c-1'] },
        version: 8,
      },
    ]);
  });
});

test.each([
  ['name', { name: ' ' }, 'Please give your CV a name'],
  ['name', { name: 'x'.repeat(61) }, 'Use at most 60 characters'],
  ['templateId', { templateId: 1 }, 'Please choose a template'],
  ['colour', { colour: 'url(javascript:1)' }, 'Please choose a colour'],
  ['personalSummary', { personalSummary: 'x'.repeat(4001) }, 'Use at most 4000 characters'],
  ['watermark', { watermark: false }, 'Unknown field'],
  ['owned', { owned: true }, 'Unknown field'],
])('a wrong %s is refused at its field', async (path, wrong, message) => {
  const body = { ...newCv(), name: 'Mine', ...wrong } as never;
  const { status, envelope } = await service.call(cv.create, { body }, { token: thandi.token });
  expect([status, envelope.errors]).toEqual([422, [{ path, message }]]);
});

test('there are at most twenty, the first counted', async () => {
  for (let made = 1; made < MAX_CVS; made += 1) expect((await create(`CV ${made}`)).status).toBe(201);
  const { status, envelope } = await create('One more');
  expect([status, envelope.errorMessage]).toEqual([
    422,
    'You have 20 CVs, which is as many as we keep. Delete one to add another.',
  ]);
});

test('no account reaches another person’s CV: neither their first nor one that they added', async () => {
  const { id } = (await create('For Eskom')).value;
  const sipho = await cvOwner(service);
  for (const theirs of [id, thandi.id]) {
    const params = { id: theirs };
    const { token } = sipho;
    const body = { ...newCv(), name: 'Taken' };
    expect((await service.call(cv.update, { params, body }, { token })).status).toBe(404);
    expect((await service.call(cv.remove, { params }, { token })).status).toBe(404);
    expect((await service.call(cv.link, { params, body: {} }, { token })).status).toBe(404);
    expect((await sipho.savedFile(theirs)).status).toBe(404);
  }
  expect(await thandi.cvs()).toHaveLength(2);
});

test('a copy of the person’s data has their CVs', async () => {
  await thandi.choose({ heading: 'Baker of rye bread' });
  const area = service.services.areas.find(({ name }) => name === 'career');
  const part = area?.personal.parts.find(({ name }) => name === 'cvs');
  const rows = (await part?.read(service.services, thandi.id)) ?? [];
  expect(JSON.stringify(rows)).toContain('Baker of rye bread');
});
