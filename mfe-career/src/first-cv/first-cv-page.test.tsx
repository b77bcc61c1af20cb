import { calls } from '@phila/contract/calls';
import { toBody, type RowOf } from '@phila/contract/records';
import { contact } from '@phila/contract/records/contact';
import { CallError } from '@phila/platform';
import { answer, type Answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import FirstCvPage from './first-cv-page.tsx';

const { career, details } = calls;

const about = { heading: 'Buyer', personalSummary: null, linkedIn: null, website: null, version: 3 };
const reached = { ...toBody(contact, {}), version: 1 } as RowOf<typeof contact>;

const show = (step: number, ...answers: Answer[]) =>
  renderWithPlatform(<FirstCvPage />, {
    signedIn: true,
    path: `/career/first-cv?step=${step}`,
    answers: [
      answer(career.aboutMe, null),
      answer(details.contactDetails, null),
      answer(calls.lookup.experienceTypes, [{ id: 2, name: 'Employment' }]),
      answer(career.experience.list, []),
      answer(career.skill.list, []),
      ...answers,
    ],
  });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodyOf = (call: Parameters<typeof fake.sent>[0]) => (fake.sent(call)[0] as { body: object }).body;

it('saves who the person is and their number, where each is kept, and goes on', async () => {
  const { container } = show(
    1,
    answer(career.createAboutMe, about),
    answer(details.updateContactDetails, reached),
  );
  await userEvent.type(await screen.findByLabelText('Heading'), 'Buyer of grain');
  await userEvent.type(screen.getByLabelText('Personal summary'), 'I buy maize.');
  await userEvent.type(screen.getByLabelText('Mobile number'), '082 555 0117');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
  await press('Save and go on');
  expect(await heading('Where did you work?')).toHaveFocus();
  expect(bodyOf(career.createAboutMe)).toMatchObject({
    heading: 'Buyer of grain',
    personalSummary: 'I buy maize.',
    linkedIn: null,
  });
  // The other contact details stay as they are.
  expect(bodyOf(details.updateContactDetails)).toEqual({
    version: 0,
    mobileNo: { value: expect.stringMatching(/^082 ?555 ?0117$/) },
  });
});

it('keeps what else is known of the person', async () => {
  show(
    1,
    answer(career.aboutMe, { ...about, linkedIn: 'https://linkedin.com/in/nomvula' }),
    answer(career.updateAboutMe, about),
  );
  expect(await screen.findByLabelText('Heading')).toHaveValue('Buyer');
  await press('Save and go on');
  await heading('Where did you work?');
  expect(bodyOf(career.updateAboutMe)).toMatchObject({
    heading: 'Buyer',
    linkedIn: 'https://linkedin.com/in/nomvula',
    version: 3,
  });
  expect(fake.sent(details.updateContactDetails)).toEqual([]);
});

it('goes back, and on without a word, and stays in the address', async () => {
  show(3, answer(calls.lookup.provinces, []), answer(career.secondaryEducation.list, []));
  await heading('Where did you go to school?');
  await press('Later');
  expect(await heading('What are you good at?')).toHaveFocus();
  expect(window.location.search).toBe('?step=4');
  // A skipped step is not called done.
  expect(screen.getByRole('list', { name: 'Your first CV' })).not.toHaveTextContent('done');
  await press('Back');
  await heading('Where did you go to school?');
});

const NONE = 'I have none of this yet';

it('each step can be answered with none, which counts as done, and the last ends at the CV', async () => {
  show(1, answer(calls.lookup.provinces, []), answer(career.secondaryEducation.list, []));
  for (const name of ['Who are you at work?', 'Where did you work?', 'Where did you go to school?']) {
    await heading(name);
    await press(NONE);
  }
  await heading('What are you good at?');
  expect(screen.getByRole('list', { name: 'Your first CV' })).toHaveTextContent(
    /Who you are, done.*Experience, done.*Education, done/,
  );
  await press(NONE);
  await waitFor(() => expect(window.location.pathname).toBe('/career/create-my-cv'));
  expect([career.createAboutMe, career.experience.create, career.skill.create].flatMap(fake.sent)).toEqual(
    [],
  );
});

it('asks for none only where there is none', async () => {
  show(4, answer(career.skill.list, [driving]));
  await press('Add another');
  await screen.findByLabelText('Skill');
  expect(screen.queryByRole('button', { name: NONE })).not.toBeInTheDocument();
});

it('begins each step at its heading, below the header', async () => {
  const scrolled: string[] = [];
  const before = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled.push(`${this.textContent} ${typeof options === 'object' ? options.block : ''}`);
  };
  try {
    show(3, answer(calls.lookup.provinces, []), answer(career.secondaryEducation.list, []));
    await heading('Where did you go to school?');
    expect(scrolled).toEqual([]);
    await press('Later');
    expect(await heading('What are you good at?')).toHaveFocus();
    expect(scrolled).toEqual(['What are you good at? start']);
  } finally {
    Element.prototype.scrollIntoView = before;
  }
});

const driving = {
  id: '01910000-0000-7000-8000-000000000001',
  version: 1,
  skillName: 'Driving',
  skillLevel: 'Expert',
  skillDescription: 'Ten years without an accident.',
};

it('says what was added, offers another one, and ends at the CV', async () => {
  let rows: (typeof driving)[] = [];
  show(
    4,
    answer(career.skill.list, () => rows),
    answer(career.skill.create, () => {
      rows = [driving];
      return driving;
    }),
  );
  await userEvent.type(await screen.findByLabelText('Skill'), 'Driving');
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'Expert');
  await userEvent.type(screen.getByLabelText('Description'), driving.skillDescription);
  await press('Save');
  expect(await screen.findByRole('list', { name: 'In your CV' })).toHaveTextContent('Driving');
  await press('Add another');
  expect(await screen.findByLabelText('Skill')).toHaveValue('');
  await press('Later');
  expect(window.location.pathname).toBe('/career/create-my-cv');
});

it('ends at the CV by its own button where there is a skill', async () => {
  show(4, answer(career.skill.list, [driving]));
  await press('See my CV');
  expect(window.location.pathname).toBe('/career/create-my-cv');
});

it('says at its field what is missing, and loses nothing where saving fails', async () => {
  show(
    4,
    answer(career.skill.create, () => {
      throw new CallError(503, 'Not now');
    }),
  );
  await userEvent.type(await screen.findByLabelText('Skill'), 'Driving');
  await press('Save');
  expect(await screen.findByText('Skill Level is required')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'Expert');
  await userEvent.type(screen.getByLabelText('Description'), 'Ten years.');
  await press('Save');
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  expect(screen.getByLabelText('Skill')).toHaveValue('Driving');
});

it('begins with the first step where the address names none that there is', async () => {
  show(9);
  expect(await heading('Who are you at work?')).toBeInTheDocument();
});
