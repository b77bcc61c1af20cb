import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { Fact, Facts, Masked } from './index.ts';

it('names each value', async () => {
  const { container } = render(
    <Facts label="Your passport">
      <Fact label="Number">A1</Fact>
      <Fact label="Remarks" across>
        None
      </Fact>
    </Facts>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Number', 'Remarks']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('A1');
  expect(await findings(container)).toEqual([]);
});

it('shows a number’s end, and the whole at a press', async () => {
  const { container } = render(<Masked value="62012345678" what="account number" />);
  expect(container).not.toHaveTextContent('62012345678');
  expect(screen.getByText('ends in 5678')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the account number that ends in 5678' }));
  expect(container).toHaveTextContent('62012345678');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the account number that ends in 5678' }));
  expect(container).not.toHaveTextContent('62012345678');
});

it('has nothing to hide of four digits', () => {
  render(<Masked value="1234" what="code" />);
  expect(screen.getByText('1234')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
