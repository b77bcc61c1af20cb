import type { AnyField } from '@phila/contract/fields';
import type { AnyResource } from '@phila/contract/resources';
import { banner } from '@phila/contract/resources/banner';
import { mediaRelease } from '@phila/contract/resources/media-release';
import { organisation } from '@phila/contract/resources/organisation';
import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import { AdminList } from '../../lists/admin-list/index.ts';
import { parcel } from '../../testing/parcel.ts';
import { everyColumn } from './resource-cell.ts';
import { resourceColumns } from './resource-columns.tsx';
import type { ResourceItem } from './resource-row.ts';

const resources: readonly AnyResource[] = [banner, mediaRelease, organisation, parcel, shopDiscount];

/** Makes a value of a field, a different one for each row. */
const valueFor = (field: AnyField, row: number): unknown => {
  switch (field.kind) {
    case 'amount':
      return row * 1234.5;
    case 'date':
      return `2026-03-0${row}`;
    case 'yesNo':
      return row % 2 === 0;
    case 'text':
      return `Text ${row} of many words, which is far longer than a cell of a list of administration has room for`;
    case 'option':
      return field.choices[0]?.id ?? null;
    default:
      return null;
  }
};

const itemOf = (resource: AnyResource, id: number): ResourceItem => ({
  ...Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, valueFor(field, id)])),
  id,
  version: 1,
  removedAt: null,
  publishedAt: id % 2 === 0 ? null : '2026-01-01T08:00:00.000Z',
  pictures: Object.fromEntries(Object.keys(resource.pictures).map((name) => [name, null])),
});

const Lists = () =>
  resources.map((resource) => (
    <section key={resource.name} aria-label={resource.name}>
      <AdminList<ResourceItem>
        label={resource.plural}
        rows={[1, 2].map((id) => itemOf(resource, id))}
        columns={resourceColumns({
          resource,
          chosen: {
            columns: everyColumn(resource),
            names: [],
            isShown: () => true,
            toggle: () => undefined,
            isDense: false,
            setDense: () => undefined,
            widths: {},
            setWidth: () => undefined,
            resetWidths: () => undefined,
          },
          nameOf: (_, id) => (id === null ? null : `Name ${String(id)}`),
          linkTo: (id) => ({ to: `?row=${id}`, state: { fromList: true }, 'data-row': id }),
        })}
        keyOf={({ id }) => String(id)}
        nameOf={({ id }) => `Row ${id}`}
        order={null}
        onSort={() => undefined}
        selection={{ ids: new Set(), onChoose: () => undefined }}
        actions={() => <button type="button">Edit</button>}
      />
    </section>
  ));

it('shows the rows of each resource with their boxes from the first drawing on', () => {
  renderWithPlatform(<Lists />);
  for (const { name, plural } of resources) {
    const table = within(screen.getByRole('region', { name })).getByRole('table', { name: plural });
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(within(head as HTMLElement).getByText('Actions')).toBeInTheDocument();
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(within(row).getByRole('checkbox', { name: /^Choose Row \d$/ })).toBeInTheDocument();
      expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\?row=\d$/));
      expect([...row.children].filter(({ textContent }) => textContent !== '').length).toBeGreaterThan(2);
    }
  }
});
