import {
  calls,
  type BannerAdvert,
  type Page,
  type Reminder,
  type TodayCard,
  type ValueOf,
} from '@phila/contract/calls';
import { CallError, keepChoice } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import DashboardPage from './dashboard-page.tsx';

const {
  addReminder,
  completeReminder,
  reminders,
  saveWellbeingChecks,
  snoozeReminder,
  today: todayCards,
  wellbeingChecks,
} = calls.dashboard;
const { advertisementByType } = calls.banner;
const { events } = calls.analytics;
const NOW = '2026-11-21T10:00:00+02:00';
const THE_PERSON = '01910000-0000-7000-8000-000000000001';

const reminder = (index: number, text: string, completeByDate: string): Reminder => ({
  id: `01935000-0000-7000-8000-00000000000${index}`,
  reminderText: text,
  completeByDate,
  earlyReminderDate: null,
  completed: false,
  about: null,
});
const overdue = reminder(1, 'Send the proof of address', '2026-11-19T09:00:00+02:00');
const today = reminder(2, 'Call the bank', '2026-11-21T15:00:00+02:00');
const later = reminder(3, 'Pay the insurance', '2026-12-10T09:00:00+02:00');

const todayCard = (id: string, more: Partial<TodayCard> = {}): TodayCard => ({
  id,
  kind: 'reminder',
  title: id,
  at: '2026-11-21T15:00:00+02:00',
  detail: null,
  to: null,
  reminderId: null,
  offerId: null,
  ...more,
});
const callTheBank = todayCard('reminder/2', {
  title: 'Call the bank again',
  at: '2026-11-19T09:00:00+02:00',
  reminderId: today.id,
});
const taxStep = todayCard('step//details/tax', {
  kind: 'step',
  title: 'Complete your tax number',
  at: null,
  detail: '66% complete',
  to: '/details/tax',
});

const page = (items: Reminder[], totalPages = 1): Page<Reminder> => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 5,
  totalPages,
  hasNext: false,
  hasPrevious: false,
});

type Checks = ValueOf<typeof wellbeingChecks>;
const checks: Checks = {
  medicalInsurance: true,
  shortTermInsurance: false,
  will: false,
  retirementPlan: false,
  budget: true,
  mortage: false,
  vehicle: false,
  follows: [{ check: 'medicalInsurance', source: 'Medical Aid' }],
  version: 4,
};

const advert = (id: number): BannerAdvert => ({
  id,
  version: 1,
  title: `Advert ${id}`,
  bannerFileBase64String: 'UklGRg==',
  redirectUri: `https://brand${id}.example/page?campaign=${'x'.repeat(300)}`,
});
const adverts = [1, 2, 3, 4].map(advert);

const withoutPictures = (list: BannerAdvert[]) => list.map((one) => ({ ...one, bannerFileBase64String: '' }));
const profile = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };
const answers = (more: Answer[] = []): Answer[] => [
  answer(calls.account.profileName, profile),
  answer(reminders, page([overdue, today, later])),
  answer(todayCards, { cards: [callTheBank, taxStep], isWhole: true }),
  answer(wellbeingChecks, checks),
  answer(advertisementByType, ({ query }) => (query.Images === 'false' ? withoutPictures(adverts) : adverts)),
  ...more,
];
const refuse = () => {
  throw new CallError(503, 'A dependency is down');
};
const card = (name: string) => screen.findByRole('region', { name });
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s/g, ' ');

/** Fakes the date only; timers run as in a browser. */
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(NOW),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
/** Fakes timers as well, for changes that happen after a time. */
const holdTime = () =>
  jest.useFakeTimers({ now: new Date(NOW), doNotFake: ['queueMicrotask', 'performance'] });
const setup = () => userEvent.setup();
const setupHeld = () => userEvent.setup({ advanceTimers: (by) => jest.advanceTimersByTime(by) });
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

it('has Today, its four parts, and a place for the widgets of others', async () => {
  const { container } = renderWithPlatform(<DashboardPage />, { answers: answers() });
  expect(screen.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeInTheDocument();
  for (const name of ['Today', 'My Reminders', 'Financial Wellbeing', 'Adverts'])
    expect(await card(name)).toBeInTheDocument();
  expect(container.querySelector('[data-slot="dashboard"]')).toBeEmptyDOMElement();
  await screen.findByText('Pay the insurance');
  await screen.findByText('66% complete');
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

describe('My Reminders', () => {
  it('shows what is open with what is overdue and due, in South African time', async () => {
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    const list = within(await card('My Reminders'));
    await list.findByText('Pay the insurance');
    expect(list.getAllByRole('listitem').map(textOf)).toEqual([
      'Send the proof of addressOverdueWas due 2 days ago, Thu, 19 Nov 2026 at 09:00Done',
      'Call the bankSoonDue today, Sat, 21 Nov 2026 at 15:00Done',
      'Pay the insuranceDue in 19 days, Thu, 10 Dec 2026 at 09:00Done',
    ]);
    expect(fake.sent(reminders)[0]).toEqual({
      query: { PageNumber: 1, PageSize: 5, Sort: 'completeByDate', Completed: 'false' },
    });
  });

  it('rings its bell for 1.5 seconds after load', async () => {
    holdTime();
    const { container } = renderWithPlatform(<DashboardPage />, { answers: answers() });
    const ringing = () => container.querySelector('.ringing') !== null;
    expect(ringing()).toBe(true);
    await pass(1_499);
    expect(ringing()).toBe(true);
    await pass(1);
    expect(ringing()).toBe(false);
  });

  it('completes one by Done, which is then disabled, and the list is fetched again', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, {
      answers: answers([answer(completeReminder, { ...overdue, completed: true })]),
    });
    const list = within(await card('My Reminders'));
    const done = await list.findByRole('button', { name: 'Done: Send the proof of address' });
    fake.answer(answer(reminders, page([today, later])));
    await screen.findByText('Call the bank again');
    fake.answer(answer(todayCards, { cards: [taxStep], isWhole: true }));
    done.focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(done).toBeDisabled());
    await waitFor(() => expect(list.queryByText('Send the proof of address')).not.toBeInTheDocument());
    expect(fake.sent(completeReminder)).toEqual([{ params: { id: overdue.id }, body: { id: overdue.id } }]);
    await waitFor(() => expect(list.getByRole('heading', { name: 'My Reminders' })).toHaveFocus());
    // Today is read again as well.
    await waitFor(() => expect(screen.queryByText('Call the bank again')).not.toBeInTheDocument());
  });

  it('offers to undo Done, which opens the reminder again', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, {
      answers: answers([answer(completeReminder, { ...overdue, completed: true })]),
    });
    const list = within(await card('My Reminders'));
    const done = await list.findByRole('button', { name: 'Done: Send the proof of address' });
    fake.answer(answer(reminders, page([today, later])));
    await user.click(done);
    await waitFor(() => expect(done).not.toBeInTheDocument());
    expect(fake.notices()).toMatchObject([{ text: 'Done: Send the proof of address', action: 'Undo' }]);
    fake.answer(answer(reminders, page([overdue, today, later])));
    act(() => fake.pressNotice('Undo'));
    expect(await list.findByRole('button', { name: 'Done: Send the proof of address' })).toBeEnabled();
    expect(fake.sent(completeReminder).at(-1)?.body).toEqual({ id: overdue.id, completed: false });
  });

  it('says so when Done fails, and lets it be tried again', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, { answers: answers([answer(completeReminder, refuse)]) });
    const done = await screen.findByRole('button', { name: 'Done: Call the bank' });
    await user.click(done);
    await waitFor(() =>
      expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'A dependency is down' }]),
    );
    expect(done).toBeEnabled();
  });

  it('adds one: what is missing is said at its field and nothing is sent; times travel with their offset', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, { answers: answers([answer(addReminder, later)]) });
    const region = within(await card('My Reminders'));
    await user.click(await region.findByRole('button', { name: 'Add a reminder' }));
    const form = within(await region.findByRole('form', { name: 'Add a reminder' }));
    const text = form.getByLabelText('What to remember');
    expect(text).toHaveFocus();
    await user.type(text, 'x');
    await user.click(form.getByRole('button', { name: 'Add reminder' }));
    expect(
      await form.findByText('Please describe the reminder in at least 2 characters'),
    ).toBeInTheDocument();
    expect(form.getByText('Please choose a date and a time')).toBeInTheDocument();
    expect(fake.sent(addReminder)).toEqual([]);

    const when = form.getByLabelText('Date and time');
    const early = form.getByLabelText('Early reminder');
    await user.type(text, 'y');
    fireEvent.change(when, { target: { value: '2026-12-01T09:30' } });
    fireEvent.change(early, { target: { value: '2026-12-02T09:30' } });
    await user.click(form.getByRole('button', { name: 'Add reminder' }));
    expect(
      await form.findByText('The early reminder must come before the reminder is due'),
    ).toBeInTheDocument();
    expect(text).toHaveValue('xy');
    fireEvent.change(early, { target: { value: '' } });
    await user.click(form.getByRole('button', { name: 'Add reminder' }));
    await waitFor(() => expect(fake.sent(addReminder)).toHaveLength(1));
    await waitFor(() => expect(fake.sent(todayCards)).toHaveLength(2));
    expect(fake.sent(addReminder)).toEqual([
      {
        body: {
          reminderText: 'xy',
          completeByDate: '2026-12-01T09:30:00+02:00',
          earlyReminderDate: null,
          completed: false,
        },
      },
    ]);
    await waitFor(() => expect(region.queryByRole('form')).not.toBeInTheDocument());
    expect(region.getByRole('button', { name: 'Add a reminder' })).toHaveFocus();
  });

  it('keeps what was typed when it could not be sent', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, { answers: answers([answer(addReminder, refuse)]) });
    await user.click(await screen.findByRole('button', { name: 'Add a reminder' }));
    const form = within(await screen.findByRole('form', { name: 'Add a reminder' }));
    await user.type(form.getByLabelText('What to remember'), 'Call home');
    fireEvent.change(form.getByLabelText('Date and time'), { target: { value: '2026-12-01T09:30' } });
    await user.click(form.getByRole('button', { name: 'Add reminder' }));
    expect(await form.findByText('A dependency is down')).toBeInTheDocument();
    expect(form.getByLabelText('What to remember')).toHaveValue('Call home');
  });

  it('is empty with a way to begin, and fails alone with a Retry', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, {
      answers: [...answers(), answer(reminders, refuse)],
    });
    const region = within(await card('My Reminders'));
    const retry = await region.findByRole('button', { name: 'Retry' });
    expect(await screen.findByRole('checkbox', { name: 'I have a Will' })).toBeInTheDocument();
    fake.answer(answer(reminders, page([])));
    await user.click(retry);
    expect(await region.findByText('Nothing to remember')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Add a reminder' })).toBeInTheDocument();
  });
});

it('asks for the room of an employer only where the profile says that there is one', async () => {
  const room = answer(calls.organisation.room, {
    osNo: 1,
    osName: 'Umoya Energy',
    greeting: 'Good to have you.',
    contact: null,
    links: [],
    announcements: [],
    documents: [],
  });
  const { unmount } = renderWithPlatform(<DashboardPage />, { answers: answers([room]) });
  await card('Financial Wellbeing');
  expect(fake.sent(calls.organisation.room)).toEqual([]);
  unmount();
  const member = answer(calls.account.profileName, { ...profile, osNo: 1, hasEmployerRoom: true });
  renderWithPlatform(<DashboardPage />, { answers: answers([room, member]) });
  expect(await within(await card('My Employer')).findByText('Good to have you.')).toBeInTheDocument();
});

describe('Financial Wellbeing', () => {
  const box = (name: string) => screen.findByRole('checkbox', { name });

  it('has seven checks in words and how many of them are ticked', async () => {
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    const region = within(await card('Financial Wellbeing'));
    expect((await region.findAllByRole('checkbox')).map((one) => one.closest('label')?.textContent)).toEqual([
      'I have Medical Insurance From your Medical Aid',
      'I have Short-Term Insurance',
      'I have a Will',
      'I have a Retirement Plan',
      'I have a Budget',
      'I have a Mortgage',
      'I have a Vehicle',
    ]);
    // 2 of 7 checks.
    expect(region.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '29');
    expect(region.getByText('29%')).toBeInTheDocument();
  });

  it('shows a toggle at once and saves all seven', async () => {
    const user = setup();
    let answered: (value: Checks) => void = () => {};
    const waiting = new Promise<Checks>((resolve) => {
      answered = resolve;
    });
    renderWithPlatform(<DashboardPage />, { answers: answers([answer(saveWellbeingChecks, () => waiting)]) });
    await user.click(await box('I have a Mortgage'));
    expect(await box('I have a Mortgage')).toBeChecked();
    expect(screen.getByText('43%')).toBeInTheDocument();
    expect(fake.sent(saveWellbeingChecks)).toEqual([{ body: { ...checks, mortage: true } }]);
    await act(async () => answered({ ...checks, mortage: true, version: 5 }));
    expect(await box('I have a Mortgage')).toBeChecked();
  });

  it('says what a check follows from', async () => {
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    expect(await box('I have Medical Insurance From your Medical Aid')).toBeChecked();
  });

  it('puts it back and says so when the save fails', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, { answers: answers([answer(saveWellbeingChecks, refuse)]) });
    await user.click(await box('I have a Budget'));
    await waitFor(() => expect(fake.notices()).toMatchObject([{ severity: 'error' }]));
    await waitFor(async () => expect(await box('I have a Budget')).toBeChecked());
    expect(screen.getByText('29%')).toBeInTheDocument();
  });

  it('loses nothing that another tab saved in between', async () => {
    const user = setup();
    const elsewhere: Checks = { ...checks, will: true, version: 5 };
    renderWithPlatform(<DashboardPage />, {
      answers: answers([
        answer(saveWellbeingChecks, ({ body }) => {
          if (body.version === 4) throw new CallError(409, 'stale', [], elsewhere);
          return { ...(body as Checks), follows: checks.follows, version: 6 };
        }),
      ]),
    });
    await user.click(await box('I have a Vehicle'));
    await waitFor(async () => expect(await box('I have a Will')).toBeChecked());
    expect(fake.sent(saveWellbeingChecks).at(-1)).toEqual({ body: { ...elsewhere, vehicle: true } });
    expect(fake.notices()).toEqual([]);
  });

  it('saves quick toggles one after the other, each with the ones before it', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, {
      answers: answers([
        answer(saveWellbeingChecks, ({ body }) => ({
          ...(body as Checks),
          follows: checks.follows,
          version: (body.version ?? 0) + 1,
        })),
      ]),
    });
    await user.click(await box('I have a Will'));
    await user.click(await box('I have a Vehicle'));
    await waitFor(() => expect(fake.sent(saveWellbeingChecks)).toHaveLength(2));
    expect(fake.sent(saveWellbeingChecks)[1]?.body).toEqual({
      ...checks,
      will: true,
      vehicle: true,
      version: 5,
    });
  });
});

describe('Adverts', () => {
  const shown = () =>
    screen.getAllByRole('img', { name: /^Advert/ }).map((image) => image.getAttribute('alt')?.slice(0, 8));
  const asked = (images: boolean) =>
    fake.sent(advertisementByType).filter(({ query }) => (query.Images !== 'false') === images).length;

  it('turn every 11 seconds and are asked for again, the pictures only when others run', async () => {
    holdTime();
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    await screen.findByAltText(/^Advert 1/);
    expect(shown()).toEqual(['Advert 1', 'Advert 2']);
    const before = asked(false);
    await pass(10_900);
    expect(shown()[0]).toBe('Advert 1');
    await pass(200);
    expect(shown()).toEqual(['Advert 2', 'Advert 3']);
    await pass(11_000);
    expect(shown()).toEqual(['Advert 3', 'Advert 4']);
    expect(asked(false)).toBeGreaterThan(before);
    expect(asked(true)).toBe(1);
    const others = [advert(9)];
    fake.answer(
      answer(advertisementByType, ({ query }) =>
        query.Images === 'false' ? withoutPictures(others) : others,
      ),
    );
    await pass(12_000);
    await waitFor(() => expect(shown()).toEqual(['Advert 9']));
    expect(asked(true)).toBe(2);
  });

  it('stand still while paused, and move on when told', async () => {
    holdTime();
    const user = setupHeld();
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    await screen.findByAltText(/^Advert 1/);
    await user.click(screen.getByRole('button', { name: 'Pause the adverts', pressed: false }));
    await pass(30_000);
    expect(shown()[0]).toBe('Advert 1');
    await user.click(screen.getByRole('button', { name: 'Next advert' }));
    expect(shown()[0]).toBe('Advert 2');
    await user.click(screen.getByRole('button', { name: 'Pause the adverts', pressed: true }));
    await pass(11_000);
    expect(shown()[0]).toBe('Advert 3');
  });

  it('stand still under a pointer, and for a person who asked for less motion', async () => {
    holdTime();
    const user = setupHeld();
    const { unmount } = renderWithPlatform(<DashboardPage />, { answers: answers() });
    await user.hover(await screen.findByAltText(/^Advert 1/));
    await pass(30_000);
    expect(shown()[0]).toBe('Advert 1');
    unmount();
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes('reduced-motion'),
          media,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    await screen.findByAltText(/^Advert 1/);
    await pass(30_000);
    expect(shown()[0]).toBe('Advert 1');
    expect(screen.queryByRole('button', { name: 'Pause the adverts' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next advert' })).toBeInTheDocument();
  });

  const press = async () => {
    const user = setup();
    const link = await screen.findByRole('link', { name: /^Advert 1/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link).toHaveAttribute('href', adverts[0]?.redirectUri);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
  };

  it.each([null, false])('open in a new tab, and nothing is told while the consent is %p', async (said) => {
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    if (said !== null) act(() => keepChoice({ analytics: said, owner: THE_PERSON }));
    await press();
    expect(fake.sent(events)).toEqual([]);
  });

  it('are counted with consent: the address without its query; a failure is only a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    renderWithPlatform(<DashboardPage />, { answers: answers([answer(events, refuse)]) });
    act(() => keepChoice({ analytics: true, owner: THE_PERSON }));
    await press();
    expect(fake.sent(events)).toEqual([
      { body: { event: 'dashboard-ad-click', redirect: 'https://brand1.example/page' } },
    ]);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(fake.notices()).toEqual([]);
  });

  it('leave room for the question whether they may be measured, only where there is one', async () => {
    const { container, unmount } = renderWithPlatform(<DashboardPage />, { answers: answers() });
    await screen.findByAltText(/^Advert 1/);
    const place = container.querySelector('[data-slot="advert-question"]');
    expect(screen.getByRole('region', { name: 'Adverts' })).toContainElement(place as HTMLElement);
    expect(place).toBeEmptyDOMElement();
    unmount();
    const none = renderWithPlatform(<DashboardPage />, {
      answers: [...answers(), answer(advertisementByType, [])],
    });
    await waitFor(() => expect(fake.sent(advertisementByType)).not.toHaveLength(0));
    expect(none.container.querySelector('[data-slot="advert-question"]')).toBeNull();
  });

  it('leave no gap where there are none, and can be asked for again where they fail', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, {
      answers: [...answers(), answer(advertisementByType, refuse)],
    });
    const failed = await screen.findByText(/The adverts could not be loaded/);
    fake.answer(answer(advertisementByType, []));
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(failed).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Adverts' })).not.toBeInTheDocument();
  });

  it('that lead nowhere safe are not shown', async () => {
    const unsafe = [{ ...advert(1), redirectUri: 'javascript:alert(1)' }, advert(2)];
    renderWithPlatform(<DashboardPage />, { answers: [...answers(), answer(advertisementByType, unsafe)] });
    await screen.findByAltText(/^Advert 2/);
    expect(shown()).toEqual(['Advert 2']);
  });
});

describe('Today', () => {
  const region = async () => within(await card('Today'));
  const withCards = (cards: TodayCard[], more: Answer[] = []): Answer[] => [
    ...answers(more),
    answer(todayCards, { cards, isWhole: true }),
  ];
  const titles = (list: Awaited<ReturnType<typeof region>>) =>
    list.getAllByRole('listitem').map((one) => one.querySelector('p')?.textContent);

  it('says of each card what and when, with one verb, by one read', async () => {
    renderWithPlatform(<DashboardPage />, { answers: answers() });
    const list = await region();
    await list.findByText('Call the bank again');
    expect(list.getAllByRole('listitem').map(textOf)).toEqual([
      'Call the bank againWas due 2 days ago, 19 Nov 2026SnoozeDone',
      'Complete your tax number66% completeOpen',
    ]);
    expect(list.getByRole('link', { name: 'Open: Complete your tax number' })).toHaveAttribute(
      'href',
      '/details/tax',
    );
    expect(fake.sent(todayCards)).toHaveLength(1);
  });

  it('shows five cards, and the others in place of “and 4 more”, with the focus on the first of them', async () => {
    const user = setup();
    const cards = Array.from({ length: 9 }, (_, at) => todayCard(`card ${at + 1}`, { to: '/details' }));
    renderWithPlatform(<DashboardPage />, { answers: withCards(cards) });
    const list = await region();
    const more = await list.findByRole('button', { name: 'and 4 more' });
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await user.click(more);
    expect(list.getAllByRole('listitem')).toHaveLength(9);
    expect(list.getByRole('link', { name: 'Open: card 6' })).toHaveFocus();
    expect(list.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('has no button for more where five are all', async () => {
    renderWithPlatform(<DashboardPage />, {
      answers: withCards([1, 2, 3, 4, 5].map((at) => todayCard(`card ${at}`))),
    });
    const list = await region();
    await list.findByText('card 5');
    expect(list.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('takes a card away by Done, and brings it back by Undo', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, {
      answers: answers([answer(completeReminder, { ...today, completed: true })]),
    });
    const list = await region();
    await user.click(await list.findByRole('button', { name: 'Done: Call the bank again' }));
    expect(titles(list)).toEqual(['Complete your tax number']);
    expect(list.getByRole('heading', { name: 'Today' })).toHaveFocus();
    expect(fake.sent(completeReminder)).toEqual([{ params: { id: today.id }, body: { id: today.id } }]);
    await waitFor(() =>
      expect(fake.notices()).toMatchObject([{ text: 'Done: Call the bank again', action: 'Undo' }]),
    );
    act(() => fake.pressNotice('Undo'));
    expect(await list.findByRole('button', { name: 'Done: Call the bank again' })).toBeInTheDocument();
    expect(fake.sent(completeReminder).at(-1)?.body).toEqual({ id: today.id, completed: false });
  });

  it('snoozes until tomorrow morning in South Africa, and undoes it with the time that was before', async () => {
    const user = setup();
    const before = '2026-11-18T09:00:00.000Z';
    renderWithPlatform(<DashboardPage />, {
      answers: answers([answer(snoozeReminder, { ...today, formerEarlyReminderDate: before })]),
    });
    const list = await region();
    await user.click(await list.findByRole('button', { name: 'Snooze until tomorrow: Call the bank again' }));
    expect(fake.sent(snoozeReminder)).toEqual([
      { params: { id: today.id }, body: { id: today.id, earlyReminderDate: '2026-11-22T08:00:00+02:00' } },
    ]);
    expect(titles(list)).toEqual(['Complete your tax number']);
    await waitFor(() =>
      expect(fake.notices()).toMatchObject([
        { text: 'Snoozed until tomorrow: Call the bank again', action: 'Undo' },
      ]),
    );
    act(() => fake.pressNotice('Undo'));
    await waitFor(() =>
      expect(fake.sent(snoozeReminder).at(-1)?.body).toEqual({ id: today.id, earlyReminderDate: before }),
    );
    expect(await list.findByText('Call the bank again')).toBeInTheDocument();
  });

  it('puts a card back and says so where the service refuses', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, { answers: answers([answer(completeReminder, refuse)]) });
    const list = await region();
    await user.click(await list.findByRole('button', { name: 'Done: Call the bank again' }));
    await waitFor(() =>
      expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'A dependency is down' }]),
    );
    expect(titles(list)).toEqual(['Call the bank again', 'Complete your tax number']);
  });

  const voucher = todayCard('voucher/7', {
    kind: 'voucher',
    title: 'Free coffee',
    to: '/vouchers?show=expiring',
    offerId: 7,
  });

  it('shows the code of a voucher in place', async () => {
    const user = setup();
    const redeemed = {
      redemptionMethod: 'PIN',
      code: 'COFFEE-1',
      redirectUrl: null,
      redeemedAt: NOW,
      validUntil: '2026-11-21',
    };
    renderWithPlatform(<DashboardPage />, {
      answers: withCards([voucher], [answer(calls.voucher.redeemOffer, redeemed)]),
    });
    const list = await region();
    await user.click(await list.findByRole('button', { name: 'Show code: Free coffee' }));
    const code = await list.findByText('COFFEE-1');
    expect(code.closest('p')).toHaveFocus();
    expect(fake.sent(calls.voucher.redeemOffer)).toEqual([{ body: { OfferId: 7 } }]);
  });

  it('says beside the voucher why its code cannot be shown', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, {
      answers: withCards([voucher], [answer(calls.voucher.redeemOffer, refuse)]),
    });
    const list = await region();
    await user.click(await list.findByRole('button', { name: 'Show code: Free coffee' }));
    expect(await list.findByRole('alert')).toHaveTextContent('A dependency is down');
    expect(list.getByRole('button', { name: 'Show code: Free coffee' })).toBeEnabled();
  });

  it('says in plain words that there is nothing', async () => {
    renderWithPlatform(<DashboardPage />, { answers: withCards([]) });
    expect(await (await region()).findByText(/Nothing to see to today\./)).toBeInTheDocument();
  });

  it('fails alone with a Retry', async () => {
    const user = setup();
    renderWithPlatform(<DashboardPage />, { answers: [...answers(), answer(todayCards, refuse)] });
    const list = await region();
    const retry = await list.findByRole('button', { name: 'Retry' });
    expect(await screen.findByText('Pay the insurance')).toBeInTheDocument();
    fake.answer(answer(todayCards, { cards: [taxStep], isWhole: true }));
    await user.click(retry);
    expect(await list.findByText('Complete your tax number')).toBeInTheDocument();
  });

  it('says where some of it is missing, and never calls that nothing', async () => {
    renderWithPlatform(<DashboardPage />, {
      answers: [...answers(), answer(todayCards, { cards: [], isWhole: false })],
    });
    const list = await region();
    expect(await list.findByText(/Some of it could not be loaded/)).toBeInTheDocument();
    expect(list.queryByText(/Nothing to see to today/)).not.toBeInTheDocument();
  });
});
