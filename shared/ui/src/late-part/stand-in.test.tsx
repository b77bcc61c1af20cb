import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standIn } from './index.ts';

const retry = jest.fn();

it('is the shape of what comes, and nothing for what opens over the page', () => {
  const Shape = standIn('Redemptions', <p>Three rows</p>);
  const Nothing = standIn('The dialog');
  render(<Shape failed={false} retry={retry} />);
  expect(screen.getByText('Three rows')).toBeInTheDocument();
  const { container } = render(<Nothing failed={false} retry={retry} />);
  expect(container).toBeEmptyDOMElement();
});

it('names the part whose code did not come, and asks for it again', async () => {
  const StandIn = standIn('Redemptions', <p>Three rows</p>);
  render(<StandIn failed retry={retry} />);
  expect(screen.getByRole('heading', { name: 'Redemptions can’t be shown right now' })).toBeInTheDocument();
  expect(screen.queryByText('Three rows')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
