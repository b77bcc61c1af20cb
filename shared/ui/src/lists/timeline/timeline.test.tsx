import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Timeline } from './timeline.tsx';

it('shows each event with its time in South Africa, and events still to come', async () => {
  const { container } = renderWithPlatform(
    <Timeline
      label="Your order"
      events={[
        { key: 'paid', title: 'Paid', at: '2026-11-20T23:00:00Z', text: 'By card.' },
        { key: 'sent', title: 'Sent' },
      ]}
    />,
  );
  const [paid, sent] = screen.getAllByRole('listitem');
  expect(paid).toHaveTextContent('Sat, 21 Nov 2026 at 01:00');
  expect(paid).toHaveTextContent('By card.');
  expect(sent).toHaveTextContent('Still to come');
  expect(await findings(container)).toEqual([]);
});
