import {
  aboutMe,
  biographical,
  calls,
  contact,
  groupedPhone,
  tertiaryEducation,
  toBody,
} from '@phila/contract';
import { CV_WATERMARK, cvOf, type CvRecords, hasContent, newCv, shownEntries } from '@phila/contract/cv';
import { readBack } from '@phila/cv-template/read-back';
import sharp from 'sharp';
import { startService, type TestService } from '../../../testing/service.ts';
import { unzipped } from '../../../testing/unzipped.ts';
import { type CvOwner, cvOwner, fileOf } from '../../../testing/career/cv-owner.ts';

const { career, details, profileImage } = calls;
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

const contentOf = async ({ token }: CvOwner): Promise<CvRecords> =>
  (await service.call(cv.content, {}, { token })).value;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Lists every text that the file must contain, in order. */
const textsOf = (records: CvRecords): string[] => {
  const document = cvOf(records, newCv(), { watermark: false, date: '2026-11-22' });
  const { profile } = document;
  return [
    `${profile.firstName} ${profile.lastName}`,
    profile.heading,
    groupedPhone(profile.mobileNo ?? ''),
    profile.personalEmail,
    profile.city,
    ...profile.links.map(({ url }) => url.replace(/^https:\/\/(www\.)?/, '')),
    profile.personalSummary,
    ...shownEntries(document, 'experience').flatMap((row) => [
      row.positionRole,
      row.projectName,
      ...(row.responsibilities ?? '').split('\n').map((line) => line.replace(/^- /, '')),
    ]),
    ...shownEntries(document, 'education').flatMap((row) => [
      row.courseName ?? row.qualificationName,
      row.institution,
    ]),
    ...shownEntries(document, 'skills').flatMap((row) => [row.skillName, row.skillDescription]),
    ...shownEntries(document, 'languages').map(({ name }) => name),
    ...shownEntries(document, 'references').flatMap((row) => [
      row.fullName,
      groupedPhone(row.contactNo ?? ''),
      row.emailAddress,
    ]),
  ].flatMap((text) => (text ? [plain(text)] : []));
};

/** A profile entered through the calls that its pages make. */
const enterProfile = async ({ token, worked }: CvOwner): Promise<void> => {
  const body = toBody(biographical, {
    firstName: 'Mulalo',
    lastName: 'Netshiḓaulu',
    homeLanguageID: 10,
    languages: [2, 10, 1],
  });
  await service.call(details.updateBiographicalDetails, { body }, { token });
  await service.call(
    details.updateContactDetails,
    {
      body: toBody(contact, {
        mobileNo: { value: '0825551234' },
        personalEmail: { value: 'mulalo@example.org' },
        residentialAddress: { city: 'Thohoyandou' },
      }),
    },
    { token },
  );
  await service.call(
    career.updateAboutMe,
    {
      body: toBody(aboutMe, {
        heading: 'Planner in food',
        personalSummary: 'I plan what is made, and where it goes.',
        linkedIn: 'www.linkedin.com/in/mulalo',
        website: 'mulalo.co.za/work',
      }),
    },
    { token },
  );
  await worked({
    projectName: 'Umoya',
    positionRole: 'Clerk',
    startDate: '2012-01-01',
    currentRole: false,
    endDate: '2018-12-31',
  });
  await worked();
  await service.call(
    career.secondaryEducation.create,
    { body: { school: 'Mbilwi', town: 'Sibasa', province: 1, highestGrade: 'Grade 12', year: '2010' } },
    { token },
  );
  await service.call(
    career.secondaryEducation.create,
    {
      body: { school: 'Sibasa Primary', town: 'Sibasa', province: 1, highestGrade: 'Grade 7', year: '2005' },
    },
    { token },
  );
  await service.call(
    career.tertiaryEducation.create,
    {
      body: toBody(tertiaryEducation, {
        courseName: 'BSc',
        institution: { id: 1 },
        qualification: { id: 8 },
        qualificationLevel: { id: 7 },
        startDate: '2011-02-01',
        endDate: '2014-11-30',
      }),
    },
    { token },
  );
  await service.call(
    career.expirableQualification.create,
    {
      body: {
        name: 'First aid',
        institutionId: 23,
        accreditationNo: null,
        qualificationId: null,
        qualificationLevelId: 5,
        specialisationId: null,
        institutionName: null,
        qualificationName: null,
        qualificationLevelName: null,
        specialisationName: null,
        startDate: '2024-03-01',
        endDate: '2027-03-01',
        certificate: null,
      },
    },
    { token },
  );
  await service.call(
    career.skill.create,
    { body: { skillName: 'Excel', skillLevel: 'Expert', skillDescription: 'Plans for 40 shops.' } },
    { token },
  );
  await service.call(
    career.employeeReference.create,
    {
      body: {
        fullName: 'Šiba Maḽindi',
        company: 'Umoya',
        position: 'Head',
        emailAddress: 'siba@example.org',
        contactNo: '+27845550163',
      },
    },
    { token },
  );
};

test('content has names for ids, the latest first, the same in other places as in the person’s records', async () => {
  await enterProfile(thandi);
  const { profile, experience, education, languages } = await contentOf(thandi);
  expect(profile).toMatchObject({
    firstName: 'Mulalo',
    heading: 'Planner in food',
    mobileNo: '0825551234',
    personalEmail: 'mulalo@example.org',
    city: 'Thohoyandou',
    picture: null,
  });
  expect(experience.map(({ projectName }) => projectName)).toEqual(['Imbali Foods', 'Umoya']);
  // A level shows only its own name; a first-aid certificate follows a degree, and Grade 7 is left out.
  expect(education).toMatchObject([
    { courseName: 'BSc', detail: 'NQF 7' },
    { courseName: 'First aid', institution: expect.stringMatching(/\w{4}/), detail: 'NQF 5' },
    { institution: 'Mbilwi, Sibasa', qualificationName: 'Grade 12', endDate: '2010' },
  ]);
  expect(education).toHaveLength(3);
  expect(languages.map(({ name, level }) => [name, level])).toEqual([
    ['Tshivenda', 'Home language'],
    ['Afrikaans', null],
    ['English', null],
  ]);
});

test('an independent reader finds the texts of the profile in the file, in the same order', async () => {
  await enterProfile(thandi);
  const { status, headers, bytes } = await thandi.savedFile();
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const { text, info, isTagged, links } = await readBack(bytes);
  expect(links).toEqual(
    expect.arrayContaining([
      'tel:0825551234',
      'mailto:mulalo@example.org',
      'https://www.linkedin.com/in/mulalo',
      'https://mulalo.co.za/work',
    ]),
  );
  let place = 0;
  for (const wanted of textsOf(await contentOf(thandi))) {
    const found = text.indexOf(wanted, place);
    expect({ wanted, isFound: found >= 0 }).toEqual({ wanted, isFound: true });
    place = found;
  }
  expect([isTagged, info]).toMatchObject([true, { Author: 'Mulalo Netshiḓaulu', Language: 'en-ZA' }]);
});

test('unsaved choices give a file named after the person', async () => {
  const id = await thandi.worked({ projectName: 'Hidden Works' });
  await thandi.worked({ projectName: 'Umoya' });
  const body = {
    ...newCv(),
    heading: 'Teacher',
    hidden: { ...newCv().hidden, experience: [id] },
  };
  const { bytes, headers } = await fileOf(service, cv.file, { body }, { token: thandi.token });
  expect(headers.get('content-disposition')).toContain('MokoenaCV.pdf');
  const { text } = await readBack(bytes);
  expect([text.includes('Teacher'), text.includes('Umoya'), text.includes('Hidden Works')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the picture is in the file where it is wanted', async () => {
  const jpeg = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#8B1A2B' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(jpeg)], 'me.jpg', { type: 'image/jpeg' });
  await service.call(profileImage.save, { body: { type: 1 }, file }, { token: thandi.token });
  const figures = async (): Promise<string[]> =>
    (await thandi.read()).elements.filter((element) => element.startsWith('Figure'));
  await thandi.choose({ templateId: 30 });
  expect(await figures()).toEqual([]);
  await thandi.choose({ templateId: 30, showPicture: true });
  expect(await figures()).toHaveLength(1);
});

test('equal CVs are equal files with one ETag, which is answered without drawing; another text is another', async () => {
  await thandi.worked();
  await thandi.choose({});
  const [first, again] = [await thandi.savedFile(), await thandi.savedFile()];
  const etag = first.headers.get('etag') ?? '';
  expect([again.headers.get('etag'), Buffer.compare(again.bytes, first.bytes)]).toEqual([etag, 0]);
  expect((await thandi.savedFile(thandi.id, { 'if-none-match': etag })).status).toBe(304);
  await thandi.worked({ projectName: 'Umoya' });
  expect((await thandi.savedFile(thandi.id, { 'if-none-match': etag })).status).toBe(200);
});

test('nothing at all is a CV with a name', async () => {
  const document = cvOf(await contentOf(thandi), newCv(), { watermark: false, date: '2026-11-22' });
  expect(hasContent(document)).toBe(false);
  expect((await thandi.read()).text).toContain('Mokoena');
});

test.each([
  ['markup', '<script>alert(1)</script> & <b>bold</b> \\u0000 %PDF-1.7 endobj'],
  ['right to left', 'שלום עולם \u202Eevil\u202C مرحبا'],
  ['emoji', '🎉👩🏽‍🚀 Launched 🚀'],
  ['a word of 500 letters', 'x'.repeat(500)],
  ['controls', 'a\u0001b\u0007c\u001b[31m d\u200B\uFEFF'],
  ['marks', `Z${'\u0301'.repeat(400)}algo`],
])('%s makes a CV in every layout', async (_what, text) => {
  await thandi.worked({ projectName: text.slice(0, 255), responsibilities: text });
  for (const templateId of [0, 30, 31] as const) {
    const body = { ...newCv(), templateId, heading: text.slice(0, 255), personalSummary: text };
    const { status, bytes } = await fileOf(service, cv.file, { body }, { token: thandi.token });
    expect([templateId, status]).toEqual([templateId, 200]);
    expect((await readBack(bytes)).pages.length).toBeGreaterThan(0);
  }
});

test('thirty jobs of 4 000 characters make a CV', async () => {
  const responsibilities = 'Verantwoordelik vir beplanning en U langa mishumo ya ḓuvha. '
    .repeat(67)
    .slice(0, 4000);
  for (let year = 1990; year < 2020; year += 1)
    await thandi.worked({
      startDate: `${year}-01-01`,
      currentRole: false,
      endDate: `${year}-12-31`,
      responsibilities,
    });
  const { status, bytes } = await thandi.savedFile();
  expect(status).toBe(200);
  expect((await readBack(bytes)).pages.length).toBeGreaterThan(10);
});

test('a CV of more than 150 pages is refused with a sentence instead of a file', async () => {
  const job = {
    experienceTypeId: 2,
    projectName: 'Umoya',
    positionRole: 'Clerk',
    responsibilities: 'Begin, bou en bewaar. '.repeat(180),
    startDate: '2012-01-01',
    currentRole: true,
    endDate: null,
  };
  const body = { experience: Array.from({ length: 100 }, () => job) };
  for (let round = 0; round < 3; round += 1)
    expect((await service.call(cv.importProfile, { body }, { token: thandi.token })).status).toBe(201);
  const { status, refused, headers } = await thandi.savedFile();
  expect([status, refused, headers.has('etag'), headers.has('content-disposition')]).toEqual([
    422,
    'Your CV would have more than 150 pages. Please hide or shorten some of it.',
    false,
    false,
  ]);
});

test('while twenty CVs are drawn, other calls are answered before the last of them', async () => {
  // Long enough that drawing dominates reading the profile.
  const job = {
    experienceTypeId: 2,
    projectName: 'Umoya',
    positionRole: 'Clerk',
    responsibilities: 'Begin, bou en bewaar. '.repeat(180),
    startDate: '2012-01-01',
    currentRole: true,
    endDate: null,
  };
  const body = { experience: Array.from({ length: 60 }, () => job) };
  expect((await service.call(cv.importProfile, { body }, { token: thandi.token })).status).toBe(201);
  const order: string[] = [];
  const files = Array.from({ length: 20 }, async () => {
    const { status } = await thandi.savedFile();
    expect(status).toBe(200);
    order.push('file');
  });
  const others = Array.from({ length: 5 }, async () => {
    await service.call(cv.list, {}, { token: thandi.token });
    order.push('other');
  });
  await Promise.all([...files, ...others]);
  expect(order.lastIndexOf('other')).toBeLessThan(order.lastIndexOf('file'));
  expect(order.slice(order.lastIndexOf('other')).filter((what) => what === 'file').length).toBeGreaterThan(
    10,
  );
});

test('files are limited for each person', async () => {
  const limited = await startService({ settings: { LIMIT_PDF: '2/1m' } });
  try {
    const sipho = await cvOwner(limited);
    expect([(await sipho.savedFile()).status, (await sipho.savedFile()).status]).toEqual([200, 200]);
    expect((await sipho.savedFile()).status).toBe(429);
  } finally {
    await limited.close();
  }
});

test('the watermark is three times on each page of a layout that was not bought', async () => {
  await thandi.choose({ templateId: 31 });
  const { text, pages } = await thandi.read();
  expect(text.split(CV_WATERMARK).length - 1).toBe(3 * pages.length);
});

test('as plain text a CV says the same in the same order, and hides the same', async () => {
  await enterProfile(thandi);
  const hidden = await thandi.worked({ projectName: 'Hidden Works' });
  const body = { ...newCv(), hidden: { ...newCv().hidden, experience: [hidden] } };
  const reply = await fileOf(service, cv.textFile, { body }, { token: thandi.token });
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
  expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain(
    'Mulalo NetshiḓauluCV.txt',
  );
  const text = Buffer.from(reply.bytes).toString();
  expect(text).toMatch(/^Mulalo Netshiḓaulu\nPlanner in food\n082 555 1234\nmulalo@example\.org\n/);
  expect(text).toMatch(/\n\nWORK EXPERIENCE\n\S/);
  expect(text).toMatch(/\n\nLANGUAGES\n(?:.+\n){3}\n/);
  expect(text).toContain('Clerk, Umoya\nJan 2012 – Dec 2018\n');
  expect(text).toContain('Excel (Expert)\nPlans for 40 shops.');
  expect(text.indexOf('WORK EXPERIENCE')).toBeLessThan(text.indexOf('REFERENCES'));
  expect(text).not.toContain('Hidden Works');
});

test('a month or a year alone is printed as it is known, the latest first', async () => {
  const sipho = await cvOwner(service);
  for (const [projectName, startDate, endDate] of [
    ['Mopani Builders', '2004', '2006'],
    ['Vhembe Roofs', '2006-03', '2007-11-30'],
    ['Own walls', '2007', '2007'],
  ] as const)
    await sipho.worked({ projectName, startDate, endDate, currentRole: false });
  const reply = await fileOf(service, cv.textFile, { body: newCv() }, { token: sipho.token });
  const text = Buffer.from(reply.bytes).toString();
  const periods = text.split('\n').filter((line) => /^(?:\w{3} )?\d{4}(?: – |$)/.test(line));
  expect(periods).toEqual(['Mar 2006 – Nov 2007', '2007', '2004 – 2006']);
});

test('a Word document has the texts with their headings, and escapes characters that are not valid in XML', async () => {
  await enterProfile(thandi);
  await thandi.worked({ projectName: 'Nuts & <Bolts>', responsibilities: 'I led:\n- a team of 4' });
  // Plain text of an unpaid layout is free, without a watermark.
  const body = { ...newCv(), templateId: 30 as const };
  const reply = await fileOf(service, cv.wordFile, { body }, { token: thandi.token });
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'no-store',
  ]);
  const files = await unzipped(Buffer.from(reply.bytes));
  const xml = files.get('word/document.xml')?.toString() ?? '';
  const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gs) ?? [];
  const said = paragraphs.map((one) => one.replaceAll(/<w:tab\/>/g, '|').replaceAll(/<[^>]+>/g, ''));
  expect(said.slice(0, 2)).toEqual(['Mulalo Netshiḓaulu', 'Planner in food']);
  const headed = paragraphs.filter((one) => one.includes('"Heading1"'));
  expect(headed.map((one) => one.replaceAll(/<[^>]+>/g, ''))).toEqual(
    expect.arrayContaining(['Profile', 'Work experience', 'Education', 'Skills', 'Languages', 'References']),
  );
  expect(said).toContain('Clerk|Jan 2012 – Dec 2018');
  expect(said).toContain('Nuts &amp; &lt;Bolts&gt;');
  expect(paragraphs.find((one) => one.includes('a team of 4'))).toContain('<w:numPr>');
  expect(xml).not.toContain(CV_WATERMARK);
});

test('a Word document says who made it and saved it last', async () => {
  await enterProfile(thandi);
  const reply = await fileOf(service, cv.wordFile, { body: newCv() }, { token: thandi.token });
  const said = (await unzipped(Buffer.from(reply.bytes))).get('docProps/core.xml')?.toString() ?? '';
  const textOf = (element: string) => new RegExp(`<${element}>(.*?)</${element}>`).exec(said)?.[1];
  expect(['dc:title', 'dc:creator', 'cp:lastModifiedBy'].map(textOf)).toEqual([
    'CV of Mulalo Netshiḓaulu',
    'Mulalo Netshiḓaulu',
    'Mulalo Netshiḓaulu',
  ]);
});

test('neither is for a visitor who is not signed in', async () => {
  for (const call of [cv.wordFile, cv.textFile])
    expect((await fileOf(service, call, { body: newCv() })).status).toBe(401);
});
