import { calls } from '@phila/contract/calls';
import { CallError, keepChoice } from '@phila/platform';
import { answer, fake } from '@phila/platform/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { drawPage, renderShell } from '../testing/render-shell.tsx';

const { consents, saveConsents } = calls.consents;
const THE_PERSON = '01910000-0000-7000-8000-000000000001';
const never = { granted: false, textVersion: null, changedAt: null };
const held = { textVersion: '1.1', marketing: never, analytics: never, history: [] };
const said = (granted: boolean) => ({
  ...held,
  analytics: { granted, textVersion: '1.1', changedAt: '2026-11-20T08:00:00.000Z' },
});

const name = 'Cookie and privacy choices';
/** Passes if the panel has closed or never opened. */
const noPanel = () => waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
const panel = () => screen.findByRole('region', { name });
const ADVERT = '<h1>Home</h1><div data-slot="advert-question" id="advert"></div>';
const kept = () => JSON.parse(window.localStorage.getItem('phila.choices') ?? 'null') as unknown;

beforeAll(() => {
  // Makes the browser idle at once.
  Object.assign(window, {
    requestIdleCallback: (done: () => void) => setTimeout(done, 0),
    cancelIdleCallback: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
  });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('a visitor', () => {
  it.each([
    ['Accept', true],
    ['Decline', false],
  ])('is asked once, beside the first advert, and %s is remembered', async (button, analytics) => {
    const user = userEvent.setup();
    const { container } = renderShell({ path: '/', signedIn: false, isFirstVisit: true });
    drawPage(ADVERT);
    const region = within(await panel());
    expect(document.querySelector('#advert')).toContainElement(await panel());
    // Gives both answers the same look.
    const [decline, accept] = region.getAllByRole('button');
    expect([decline?.textContent, accept?.textContent]).toEqual(['Decline', 'Accept']);
    expect(decline?.className).toBe(accept?.className);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
    await user.click(region.getByRole('button', { name: button }));
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(kept()).toEqual({ analytics, owner: null, version: '1.1' });
    expect(screen.getByRole('main')).toHaveFocus();
    // Asks once: the next page with adverts doesn't ask again.
    act(() => drawPage(ADVERT));
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('is asked on no page without adverts', async () => {
    renderShell({ path: '/', signedIn: false, isFirstVisit: true });
    drawPage(ADVERT);
    await panel();
    drawPage('<h1>Elsewhere</h1>');
    await noPanel();
    expect(kept()).toBeNull();
    drawPage(ADVERT);
    expect(await panel()).toBeInTheDocument();
  });

  it('finds the question again at the foot, and leaves it by Escape as it was', async () => {
    const user = userEvent.setup();
    renderShell({ path: '/', signedIn: false });
    drawPage('<h1>Home</h1>');
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    const region = await panel();
    await waitFor(() => expect(region).toHaveFocus());
    expect(region).toHaveTextContent('You declined this before.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(kept()).toMatchObject({ analytics: false });
  });
});

describe('a signed-in person', () => {
  it('is not asked if the account has an answer', async () => {
    renderShell({ path: '/details', isFirstVisit: true, answers: [answer(consents, said(true))] });
    await waitFor(() => expect(kept()).toEqual({ analytics: true, owner: THE_PERSON, version: '1.1' }));
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(fake.sent(saveConsents)).toEqual([]);
  });

  it('saves a visitor’s answer to the account on sign-in', async () => {
    renderShell({
      path: '/details',
      isFirstVisit: true,
      answers: [answer(consents, held), answer(saveConsents, said(true))],
    });
    act(() => keepChoice({ analytics: true, owner: null }));
    await waitFor(() => expect(kept()).toEqual({ analytics: true, owner: THE_PERSON, version: '1.1' }));
    expect(fake.sent(saveConsents)).toEqual([{ body: { analytics: true, textVersion: '1.1' } }]);
  });

  it('takes a no of the visitor for one of the account, whatever that said before', async () => {
    renderShell({
      path: '/details',
      isFirstVisit: true,
      answers: [answer(consents, said(true)), answer(saveConsents, said(false))],
    });
    act(() => keepChoice({ analytics: false, owner: null }));
    await waitFor(() => expect(kept()).toEqual({ analytics: false, owner: THE_PERSON, version: '1.1' }));
    expect(fake.sent(saveConsents)).toEqual([{ body: { analytics: false, textVersion: '1.1' } }]);
  });

  it('is not asked over a task, though no answer is known', async () => {
    renderShell({ path: '/details', isFirstVisit: true, answers: [answer(consents, held)] });
    drawPage(ADVERT);
    await panel();
    drawPage('<h1>A task</h1>');
    await noPanel();
    expect(kept()).toBeNull();
  });

  it('is asked where another account spoke in this browser, and the answer goes to the own account', async () => {
    const user = userEvent.setup();
    renderShell({
      path: '/details',
      isFirstVisit: true,
      answers: [answer(consents, held), answer(saveConsents, said(false))],
    });
    drawPage(ADVERT);
    act(() => keepChoice({ analytics: true, owner: 'somebody else' }));
    await user.click(within(await panel()).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(kept()).toEqual({ analytics: false, owner: THE_PERSON, version: '1.1' }));
    expect(fake.sent(saveConsents)).toEqual([{ body: { analytics: false, textVersion: '1.1' } }]);
  });

  it('is told when the account could not be reached; a no counts in the browser all the same, a yes does not', async () => {
    const user = userEvent.setup();
    const refuse = () => {
      throw new CallError(503, 'down');
    };
    renderShell({
      path: '/details',
      isFirstVisit: true,
      answers: [answer(consents, held), answer(saveConsents, refuse)],
    });
    drawPage(ADVERT);
    const region = within(await panel());
    await user.click(region.getByRole('button', { name: 'Accept' }));
    expect(await region.findByText(/could not save/)).toBeInTheDocument();
    expect(kept()).toBeNull();
    await user.click(region.getByRole('button', { name: 'Decline' }));
    expect(await region.findByText(/could not save/)).toBeInTheDocument();
    expect(kept()).toMatchObject({ analytics: false });
    fake.answer(answer(saveConsents, said(false)));
    await user.click(region.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
  });
});
