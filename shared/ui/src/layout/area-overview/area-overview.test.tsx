import { calls, detailsCategories } from '@phila/contract/calls';
import { tax } from '@phila/contract/records';
import { section } from '@phila/contract/remote';
import { CallError } from '@phila/platform';
import { answer, declareOverview, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { AreaOverview } from './index.ts';

const part = (path: string, title: string, order: number, category: number, what?: string) =>
  section({
    ...(what === undefined ? {} : { what }),
    record: tax,
    path,
    title,
    order,
    icon: 'tax',
    sentence: 'About it.',
    completion: { path: calls.overview.myDetails.path, params: { category } },
  }).part;

const show = (percentages: Readonly<Record<number, number>>) => {
  declareOverview([
    part('/details/contact', 'Contact', 20, detailsCategories.contact, 'your numbers'),
    part('/details/tax', 'Tax', 10, detailsCategories.tax),
    part('/career/skills', 'Skills', 10, detailsCategories.banking, 'your skills'),
  ]);
  return renderWithPlatform(<AreaOverview area="/details" title="My Details" sentence="What forms know." />, {
    answers: [
      answer(calls.overview.myDetails, ({ params }) => ({
        enumValue: Number(params.category),
        percentage: percentages[Number(params.category)] ?? 0,
      })),
    ],
  });
};

it('has a tile for each part of the area, with its completion and next step', async () => {
  const { container } = show({ [detailsCategories.tax]: 100, [detailsCategories.contact]: 60 });
  expect(await screen.findByText('100%')).toBeInTheDocument();
  const tiles = screen.getAllByRole('listitem').map((tile) => tile.textContent);
  expect(tiles).toHaveLength(2);
  expect(tiles[0]).toMatch(/TAX.*Check/);
  expect(tiles[1]).toMatch(/60%.*CONTACT.*Complete/);
  expect(screen.getByRole('link', { name: /CONTACT/ })).toHaveAttribute('href', '/details/contact');
  expect(await findings(container)).toEqual([]);
});

it('folds the tiles into one line below what matters first', async () => {
  declareOverview([
    part('/details/contact', 'Contact', 20, detailsCategories.contact, 'your numbers'),
    part('/details/tax', 'Tax', 10, detailsCategories.tax),
  ]);
  const { container } = renderWithPlatform(
    <AreaOverview area="/details" title="My Details" sentence="What forms know." first={<p>The first</p>} />,
    {
      answers: [
        answer(calls.overview.myDetails, ({ params }) => ({
          enumValue: Number(params.category),
          percentage: Number(params.category) === detailsCategories.tax ? 100 : 61,
        })),
      ],
    },
  );
  const line = await screen.findByText(/^Your profile:/);
  expect(line).toHaveTextContent(/81\s?%/);
  expect(screen.getByText('The first').compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(line);
  expect(screen.getByRole('link', { name: /CONTACT/ })).toHaveAttribute('href', '/details/contact');
  expect(await findings(container)).toEqual([]);
});

it('shows no next step before the completion is known', async () => {
  let go = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    go = resolve;
  });
  declareOverview([part('/details/tax', 'Tax', 10, detailsCategories.tax, 'your tax number')]);
  renderWithPlatform(<AreaOverview area="/details" title="My Details" sentence="What forms know." />, {
    answers: [
      answer(calls.overview.myDetails, async () => {
        await waits;
        return { enumValue: detailsCategories.tax, percentage: 0 };
      }),
    ],
  });
  const tile = screen.getByRole('link', { name: /TAX/ });
  expect(tile).not.toHaveTextContent(/Add|Check|Complete/);
  go();
  await waitFor(() => expect(tile).toHaveTextContent('Add your tax number'));
});

it('leads to the first part that is not complete and has words to be asked for', async () => {
  // Tax comes first, but has nothing to ask for.
  show({ [detailsCategories.tax]: 40, [detailsCategories.contact]: 60 });
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with your numbers' }));
  expect(window.location.pathname).toBe('/details/contact');
});

it('leads nowhere once all of it is complete', async () => {
  show({ [detailsCategories.tax]: 100, [detailsCategories.contact]: 100 });
  await waitFor(() => expect(screen.getAllByText('100%')).toHaveLength(2));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that it is not known how complete the parts are, and asks again', async () => {
  let isAway = true;
  declareOverview([part('/details/tax', 'Tax', 10, detailsCategories.tax, 'your tax number')]);
  renderWithPlatform(<AreaOverview area="/details" title="My Details" sentence="What forms know." />, {
    answers: [
      answer(calls.overview.myDetails, () => {
        if (isAway) throw new CallError(503, 'Away.');
        return { enumValue: detailsCategories.tax, percentage: 40 };
      }),
    ],
  });
  const fault = await screen.findByRole('alert');
  expect(fault).toHaveTextContent('How complete this is could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('40%')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
