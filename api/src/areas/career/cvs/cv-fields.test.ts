import { biographical, calls, ownSection, toBody, workEligibility } from '@phila/contract';
import { type CvChoices, type CvRecords, cvTemplates, newCv, ownPart } from '@phila/contract/cv';
import { readBack } from '@phila/cv-template/read-back';
import { type CvOwner, cvOwner, fileOf } from '../../../testing/career/cv-owner.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { unzipped } from '../../../testing/unzipped.ts';

const { career, details } = calls;
const { cv } = career;

let service: TestService;
let thandi: CvOwner;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_PDF: '1000/1m' } });
});
beforeEach(async () => {
  thandi = await cvOwner(service);
});
afterAll(() => service.close());

const content = async (): Promise<CvRecords> =>
  (await service.call(cv.content, {}, { token: thandi.token })).value;
const eligible = (values: object) =>
  service.call(
    career.updateWorkEligibility,
    { body: toBody(workEligibility, values) },
    { token: thandi.token },
  );
const addSection = async (title: string, rows: string): Promise<string> =>
  (
    await service.call(
      career.ownSection.create,
      { body: toBody(ownSection, { title, content: rows }) },
      { token: thandi.token },
    )
  ).value.id;

const pdfText = async (choices: Partial<CvChoices>): Promise<string> => {
  const body = { ...newCv(), ...choices };
  return (await readBack((await fileOf(service, cv.file, { body }, { token: thandi.token })).bytes)).text;
};
const plainText = async (choices: Partial<CvChoices> = {}): Promise<string> => {
  const body = { ...newCv(), ...choices };
  const { bytes } = await fileOf(service, cv.textFile, { body }, { token: thandi.token });
  return Buffer.from(bytes).toString();
};
const wordLines = async (): Promise<string[]> => {
  const { bytes } = await fileOf(service, cv.wordFile, { body: newCv() }, { token: thandi.token });
  const xml = (await unzipped(Buffer.from(bytes))).get('word/document.xml')?.toString() ?? '';
  return (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).map((one) => one.replaceAll(/<[^>]+>/g, ''));
};

test('licence, right to work and notice are in every layout, in Word and in plain text', async () => {
  await eligible({
    licenceCodes: ['EC', 'A'],
    drivingPermits: ['D', 'G'],
    noticePeriod: '1 month',
    rightToWork: 'work visa',
    permitValidTo: '2028-03-31',
  });
  const facts = [
    ['Driving licence', 'Codes A, EC, PrDP (goods, dangerous goods)'],
    ['Right to work', 'Work visa, valid to 31 Mar 2028'],
    ['Notice period', '1 calendar month'],
  ] as const;
  expect((await content()).eligibility.map(({ name, value }) => [name, value])).toEqual(facts);
  for (const templateId of cvTemplates) {
    const text = await pdfText({ templateId });
    for (const [name, value] of facts)
      expect({
        templateId,
        isThere: text.includes(name) && text.includes(value.split(',')[0] ?? ''),
      }).toEqual({ templateId, isThere: true });
  }
  const lines = facts.map((fact) => fact.join(': '));
  expect(await plainText()).toContain(`ADDITIONAL INFORMATION\n${lines.join('\n')}\n`);
  expect(await wordLines()).toEqual(expect.arrayContaining(['Additional information', ...lines]));
});

test('without its own licence codes a CV prints the one of the personal details, and nothing for blank fields', async () => {
  await thandi.worked();
  expect((await content()).eligibility).toEqual([]);
  expect(await pdfText({})).not.toContain('Additional information');
  await service.call(
    details.updateBiographicalDetails,
    { body: toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena', driversLicenseCode: 'B' }) },
    { token: thandi.token },
  );
  expect((await content()).eligibility).toEqual([
    { id: 'driving-licence', name: 'Driving licence', value: 'Code B' },
  ]);
  await eligible({ drivingPermits: ['P'] });
  expect((await content()).eligibility[0]?.value).toBe('Code B, PrDP (passengers)');
  await eligible({ licenceCodes: ['C1'] });
  expect((await content()).eligibility[0]?.value).toBe('Code C1');
});

test('each can be hidden like any other entry, and a link contains nothing hidden', async () => {
  await eligible({ licenceCodes: ['B'], rightToWork: 'refugee' });
  const hidden = { ...newCv().hidden, eligibility: ['right-to-work'] };
  const text = await pdfText({ hidden });
  expect([text.includes('Code B'), text.includes('refugee')]).toEqual([true, false]);
  await thandi.choose({ hidden });
  const { value } = await service.call(
    cv.link,
    { params: { id: thandi.id }, body: {} },
    { token: thandi.token },
  );
  const token = value.address.split('#token=')[1] ?? '';
  const { value: opened } = await service.call(cv.openLink, { body: { token } });
  expect(opened.document.eligibility.map(({ name }) => name)).toEqual(['Driving licence']);
  expect(JSON.stringify(opened)).not.toContain('refugee');
});

test('own sections keep their chosen place, in every layout and file', async () => {
  await thandi.worked();
  const awards = await addSection('Awards', '- Planner of the year\n- Safe driver');
  const talks = await addSection('Talks', 'Cold chains, Durban');
  const order = [ownPart(talks), 'experience', ownPart(awards)] as const;
  for (const templateId of cvTemplates) {
    const text = await pdfText({ templateId, order: [...order] });
    const places = ['Talks', 'Work experience', 'Awards', 'Safe driver'].map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  const text = await plainText({ order: [...order] });
  expect(text).toMatch(/TALKS\nCold chains, Durban\n[^]*AWARDS\n- Planner of the year\n- Safe driver\n/);
  expect(await wordLines()).toEqual(expect.arrayContaining(['Talks', 'Awards', 'Planner of the year']));
  const hidden = { ...newCv().hidden, ownSections: [awards] };
  expect(await plainText({ hidden })).not.toContain('AWARDS');
});

test('a saved order keeps a section of one’s own, and a section that was deleted is printed no more', async () => {
  const id = await addSection('Awards', 'Planner of the year');
  const { order } = await thandi.choose({ order: [ownPart(id), 'skills'] });
  expect(order).toEqual([ownPart(id), 'skills']);
  await service.call(career.ownSection.remove, { params: { id } }, { token: thandi.token });
  expect(await plainText({ order })).not.toContain('AWARDS');
});

test('a CV saved before these lists existed, or by an older page, hides none of their entries', async () => {
  await addSection('Awards', 'Planner of the year');
  const { eligibility: _, ownSections: __, ...known } = newCv().hidden;
  const { hidden } = await thandi.choose({ hidden: known as CvChoices['hidden'] });
  expect(hidden).toEqual(newCv().hidden);
});

test('an import brings them along: values in the file replace stored ones', async () => {
  await eligible({ licenceCodes: ['B'], noticePeriod: '4 weeks', rightToWork: 'citizen' });
  const { value } = await service.call(
    cv.importProfile,
    {
      body: {
        workEligibility: toBody(workEligibility, { licenceCodes: ['EC'] }),
        ownSections: [toBody(ownSection, { title: 'Awards', content: 'Planner of the year' })],
      },
    },
    { token: thandi.token },
  );
  expect(value.added).toBe(2);
  expect((await service.call(career.workEligibility, {}, { token: thandi.token })).value).toMatchObject({
    licenceCodes: ['EC'],
    noticePeriod: '4 weeks',
    rightToWork: 'citizen',
  });
  expect((await content()).ownSections).toMatchObject([{ title: 'Awards' }]);
});

test('at most twenty sections, and none of another person’s', async () => {
  const first = await addSection('Section 1', 'A row');
  for (let number = 2; number <= 20; number += 1) await addSection(`Section ${number}`, 'A row');
  const { status, envelope } = await service.call(
    career.ownSection.create,
    { body: toBody(ownSection, { title: 'One more', content: 'A row' }) },
    { token: thandi.token },
  );
  expect([status, envelope.errorMessage]).toEqual([
    422,
    'You have 20 sections of your own, which is as many as we keep. Delete one to add another.',
  ]);
  const { token } = await signedIn(service);
  const taken = await service.call(career.ownSection.remove, { params: { id: first } }, { token });
  expect(taken.status).toBe(404);
});
