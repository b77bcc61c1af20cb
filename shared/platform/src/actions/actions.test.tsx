import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithPlatform } from '../fake.tsx';
import { usePageActions } from '../page-actions/use-page-actions.ts';
import { useSidePanelActions } from '../side-panel/use-side-panel-actions.ts';
import { useRegisteredPageActions, useRegisteredSidePanelActions, type ShownAction } from './registered.ts';

const Buttons = ({ actions }: { actions: readonly ShownAction[] }) =>
  actions.map(({ key, text, toolTip, icon, main, onClick }) => (
    <button key={key} type="button" title={toolTip} data-main={main} onClick={onClick}>
      {icon} {text}
    </button>
  ));

const Panel = () => <Buttons actions={useRegisteredSidePanelActions()} />;
const Bar = () => <Buttons actions={useRegisteredPageActions()} />;

const Page = ({ text }: { text: string }) => {
  const [count, setCount] = useState(0);
  useSidePanelActions([
    { text, toolTip: `Tip of ${text}`, icon: <i>picture</i>, onClick: () => setCount(count + 1) },
    { text: 'Named', toolTip: '', icon: 'calculator', onClick: () => undefined },
  ]);
  usePageActions([{ text: `Save ${text} ${count}`, main: true, onClick: () => setCount(0) }]);
  return <p>{count}</p>;
};

const Site = () => {
  const [shown, setShown] = useState(true);
  return (
    <>
      <Panel />
      <Bar />
      <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
      {shown && <Page text="First" />}
      <Page text="Second" />
    </>
  );
};

const names = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the actions of the pages shown', () => {
  it('are there with text, tool tip, icon and click, and go with their page', async () => {
    const user = userEvent.setup();
    renderWithPlatform(<Site />);
    expect(names()).toEqual([
      'picture First',
      'calculator Named',
      'picture Second',
      'calculator Named',
      ' Save First 0',
      ' Save Second 0',
    ]);
    expect(screen.getByText('First').title).toBe('Tip of First');
    expect(screen.getByText('Save First 0').dataset['main']).toBe('true');
    await user.click(screen.getByRole('checkbox'));
    expect(names()).toEqual(['picture Second', 'calculator Named', ' Save Second 0']);
  });

  it('do what they mean at the time of the click', async () => {
    const user = userEvent.setup();
    renderWithPlatform(<Page text="Only" />);
    renderWithPlatform(
      <>
        <Panel />
        <Bar />
        <Page text="Only" />
      </>,
    );
    await user.click(screen.getByText('Only'));
    await user.click(screen.getByText('Only'));
    expect(screen.getByText('2')).toBeInTheDocument();
    await user.click(screen.getByText('Save Only 2'));
    expect(screen.getByText('0')).toBeInTheDocument();
    expect(screen.getByText('Save Only 0')).toBeInTheDocument();
  });
});
