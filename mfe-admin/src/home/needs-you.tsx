import { classes, Surface, Tile, Tiles } from '@phila/ui';
import { useNeeds } from './use-needs.ts';

/** What waits for an administrator, each a link to exactly those rows. */
export const NeedsYou = () => {
  const { needs, isKnown, seesAny } = useNeeds();
  if (!seesAny) return null;
  return (
    <Surface title="What needs you">
      {needs.length === 0 ? (
        <p className={classes('muted')}>{isKnown ? 'Nothing waits for you.' : 'One moment, please.'}</p>
      ) : (
        <Tiles label="What needs you">
          {needs.map(({ to, ...tile }) => (
            <Tile key={to} to={to} {...tile} />
          ))}
        </Tiles>
      )}
    </Surface>
  );
};
