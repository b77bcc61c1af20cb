import { calls } from '@phila/contract/calls';
import { CallError, navigate } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AfterASave } from './after-a-save.tsx';

const { career, dashboard, overview } = calls;
const advice = { text: 'Add your highest grade.', to: '/career/education/secondary#add' };

const skill = { skillName: 'Driving', skillLevel: 'Expert', skillDescription: 'Ten years.' } as const;
const checks = {
  medicalInsurance: true,
  shortTermInsurance: false,
  will: false,
  retirementPlan: false,
  budget: false,
  mortage: false,
  vehicle: false,
};

/** A page with three buttons; one saves a career record, and one asks for the records again, as after a lost reply. */
const Saving = () => {
  const client = useQueryClient();
  useQuery(career.skill.list.query({ query: {} }));
  useQuery(dashboard.wellbeingChecks.query({}));
  const adding = useMutation(career.skill.create.mutation({ refreshes: [career.skill.list] }));
  const checking = useMutation(
    dashboard.saveWellbeingChecks.mutation({ refreshes: [dashboard.wellbeingChecks] }),
  );
  return (
    <>
      <button type="button" onClick={() => adding.mutate({ body: skill })}>
        Save a skill
      </button>
      <button type="button" onClick={() => checking.mutate({ body: checks })}>
        Tick a box
      </button>
      <button
        type="button"
        onClick={() => void client.invalidateQueries({ queryKey: [career.skill.list.path] })}
      >
        Lose a reply
      </button>
      <AfterASave />
    </>
  );
};

const show = (path = '/career/skills') =>
  renderWithPlatform(<Saving />, {
    signedIn: true,
    path,
    answers: [
      answer(career.skill.create, { ...skill, id: '01910000-0000-7000-8000-000000000001', version: 1 }),
      answer(career.skill.list, []),
      answer(dashboard.wellbeingChecks, { ...checks, follows: [], version: 1 }),
      answer(dashboard.saveWellbeingChecks, { ...checks, follows: [], version: 1 }),
      answer(overview.careerStrength, {
        careerAverage: 10,
        parts: [
          { enumValue: 1, percentage: 0, advice },
          { enumValue: 6, percentage: 20, advice: { text: 'Add more skills.', to: '/career/skills#add' } },
        ],
      }),
    ],
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says the next step of the CV once something was saved, and asks for nothing before', async () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(fake.sent(overview.careerStrength)).toEqual([]);
  await press('Save a skill');
  expect(await screen.findByRole('link', { name: advice.text })).toHaveAttribute('href', advice.to);
  expect(screen.getByRole('link', { name: 'See my CV' })).toHaveAttribute('href', '/career/create-my-cv');
});

it('says nothing of it on the next page before that is saved as well', async () => {
  show();
  await press('Save a skill');
  await screen.findByRole('link', { name: advice.text });
  act(() => navigate('/career/references'));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

it.each([
  ['of something else that was saved', '/career/skills', 'Tick a box'],
  ['on a page that is no section', '/career/overview', 'Save a skill'],
])('says nothing %s', async (_, path, name) => {
  show(path);
  await press(name);
  const call = name === 'Tick a box' ? dashboard.saveWellbeingChecks : career.skill.create;
  await act(async () => undefined);
  expect(fake.sent(call)).toHaveLength(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says nothing after a save that got no reply', async () => {
  show();
  await waitFor(() => expect(fake.sent(career.skill.list)).toHaveLength(1));
  fake.answer(
    answer(career.skill.list, () => {
      throw new CallError(400, 'No reply');
    }),
  );
  await press('Lose a reply');
  await waitFor(() => expect(fake.sent(career.skill.list)).toHaveLength(2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
