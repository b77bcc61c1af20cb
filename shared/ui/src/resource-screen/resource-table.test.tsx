import type { AnyField } from '@phila/contract/fields';
import type { AnyResource } from '@phila/contract/resources';
import { banner } from '@phila/contract/resources/banner';
import { mediaRelease } from '@phila/contract/resources/media-release';
import { organisation } from '@phila/contract/resources/organisation';
import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { renderWithPlatform } from '@phila/platform/fake';
import { waitFor } from '@testing-library/react';
import { parcel } from '../testing/parcel.ts';
import { everyColumn } from './resource-cell.ts';
import type { ResourceItem } from './resource-row.ts';
import { ResourceTable } from './resource-table.tsx';

const resources: readonly AnyResource[] = [banner, mediaRelease, organisation, parcel, shopDiscount];

/** A value of a field, another one for each row. */
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

const Tables = () =>
  resources.map((resource) => (
    <section key={resource.name} aria-label={resource.name}>
      <ResourceTable
        resource={resource}
        rows={[1, 2].map((id) => itemOf(resource, id))}
        chosen={{
          columns: everyColumn(resource),
          names: [],
          isShown: () => true,
          toggle: () => undefined,
          isDense: false,
          setDense: () => undefined,
          widths: {},
          setWidth: () => undefined,
          resetWidths: () => undefined,
        }}
        nameOf={(_, id) => (id === null ? null : `Name ${String(id)}`)}
        order={null}
        onOrder={() => undefined}
        busy={false}
        isBehind={false}
        selection={{ ids: new Set(), onSelect: () => undefined }}
        addressOf={(id) => `?row=${id}`}
        actionsOf={() => [{ text: 'Edit', onSelect: () => undefined }]}
      />
    </section>
  ));

/** Texts, names and links of a list, cell by cell. */
const cellsOf = ({ name }: AnyResource) =>
  [...document.querySelectorAll(`section[aria-label="${name}"] tr:not([aria-hidden])`)].map((row) =>
    [...row.children].map((cell) => [
      cell.textContent,
      cell.querySelector('a')?.getAttribute('href') ?? null,
      cell.querySelector('button')?.getAttribute('aria-label') ?? null,
    ]),
  );

const boxes = () => document.querySelectorAll('input[aria-label^="Choose"]');

it('shows the rows of each resource before antd has come as it does with it', async () => {
  renderWithPlatform(<Tables />);
  const before = resources.map(cellsOf);
  expect(boxes()).toHaveLength(0);
  for (const rows of before) {
    expect(rows).toHaveLength(3);
    expect(rows[1]?.flat().filter((text) => text !== null && text !== '').length).toBeGreaterThan(3);
  }
  await waitFor(() => expect(boxes()).toHaveLength(resources.length * 2));
  expect(resources.map(cellsOf)).toEqual(before);
});
