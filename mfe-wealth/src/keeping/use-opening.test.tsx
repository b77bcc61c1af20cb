import { formDraft } from '@phila/platform';
import { renderWithPlatform, startFake } from '@phila/platform/fake';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { fragmentOf } from './link-entry.ts';
import { useOpening } from './use-opening.ts';

const draft = formDraft('wealth.opened');

const Opened = () => {
  const { opened } = useOpening(draft, ({ hash, draft: typed }) => ({
    from: hash === '' ? (typed === null ? 'the example' : `the draft ${JSON.stringify(typed)}`) : 'the link',
  }));
  return (
    <p>
      Opened {opened.round} with {opened.from}
    </p>
  );
};

const writeDraft = () => draft.write({ entry: 7 });

it('opens with the draft of this tab, and with each link that is followed later, which it takes out of the address', async () => {
  renderWithPlatform(<Opened />, { signedIn: false, path: '/loanCalculator', prepare: writeDraft });
  expect(screen.getByText('Opened 0 with the draft 7')).toBeInTheDocument();
  for (const round of [1, 2]) {
    act(() => {
      window.location.hash = fragmentOf('entry', { amount: 1 });
    });
    expect(await screen.findByText(`Opened ${round} with the link`)).toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).toBe(''));
  }
});

it('hydrates a page as it came drawn, and takes the draft of this tab after that', async () => {
  startFake({ signedIn: false });
  const page = (
    <MemoryRouter>
      <Opened />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('Opened 0 with the example');
  document.body.append(container);
  writeDraft();
  const log = jest.spyOn(console, 'error');
  render(page, { container, hydrate: true });
  expect(await screen.findByText('Opened 1 with the draft 7')).toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
});
