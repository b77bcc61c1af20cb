import { clientResourceCalls, MOST_COUNTED } from '@phila/contract/resources';
import { useMay, useProfileName, useRead } from '@phila/platform';
import { Page, Tile, Tiles } from '@phila/ui';
import { areas, type Area } from './areas.ts';

/** A tile with how many rows there are; nothing for those who may not see them. */
const AreaTile = ({ area: { resource, title, to, icon } }: { area: Area }) => {
  const isAllowed = useMay(`${resource.capability}.read`);
  const { data } = useRead(clientResourceCalls(resource).count, { query: {} }, { enabled: isAllowed });
  if (!isAllowed) return null;
  const count = data?.isCapped
    ? `${MOST_COUNTED.toLocaleString('en-ZA')}+`
    : data?.count.toLocaleString('en-ZA');
  return (
    <Tile
      to={to}
      title={title}
      icon={icon}
      text={count === undefined ? undefined : `${count} ${count === '1' ? resource.title : resource.plural}`}
    />
  );
};

/** The first page of administration: what one may look after, and how much of it there is. */
const HomePage = () => {
  const person = useProfileName();
  return (
    <Page
      title="Admin Panel"
      sentence={person ? `${person.firstName}, this is what you look after.` : 'This is what you look after.'}
    >
      <Tiles label="What you look after">
        {areas.map((area) => (
          <AreaTile key={area.to} area={area} />
        ))}
      </Tiles>
    </Page>
  );
};

export default HomePage;
