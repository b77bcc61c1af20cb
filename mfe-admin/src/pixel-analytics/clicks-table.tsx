import { numberText } from '@phila/contract/format';
import type { AdvertClicks, ClickGroup } from '@phila/contract/calls';
import { AdminList, type AdminColumn } from '@phila/ui';

type Group = AdvertClicks['groups'][number];

const clicksOf = ({ clicks, isShared }: Group): string => {
  if (clicks === null) return 'Not shown: adverts of others lead there as well';
  return `${numberText(clicks)}${isShared ? ', shared with others that lead there' : ''}`;
};

const nameOf: AdminColumn<Group> = {
  name: 'name',
  label: 'Name',
  cell: ({ name }) => <strong>{name}</strong>,
};
const clicks: AdminColumn<Group> = { name: 'clicks', label: 'Clicks', cell: clicksOf, isNumber: true };

const columns: readonly AdminColumn<Group>[] = [
  nameOf,
  clicks,
  { name: 'place', label: 'Place', cell: ({ place }) => place ?? 'None' },
  { name: 'organisation', label: 'Shown to', cell: ({ organisation }) => organisation ?? 'No one' },
  { name: 'address', label: 'Leads to', cell: ({ address }) => address },
];

/** Clicks of every advert, place or organisation, including zero. */
export const ClicksTable = ({ found, by }: { found: AdvertClicks; by: ClickGroup }) => (
  <AdminList<Group>
    label={`Clicks by ${by}`}
    rows={found.groups}
    keyOf={({ key }) => key}
    nameOf={({ name }) => name}
    columns={by === 'advert' ? columns : [nameOf, clicks]}
  />
);
