import { render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Steps } from './index.ts';

describe('Steps', () => {
  it('says which step it is, and which are done', async () => {
    const { container } = render(<Steps label="Sign up" steps={['Your details', 'Your code']} current={1} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Your details, done');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(second).toHaveTextContent('Step 2 of 2');
    expect(await findings(container)).toEqual([]);
  });

  it('marks only the given steps as done, not skipped ones', () => {
    render(<Steps label="First CV" steps={['You', 'Work', 'School']} current={2} done={new Set([1])} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^1You$/);
    expect(second).toHaveTextContent('Work, done');
  });
});
