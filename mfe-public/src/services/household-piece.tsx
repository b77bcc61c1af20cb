import { Button, classes } from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { HarvestPicture } from '../landing/area-pictures.tsx';
import { Piece, rand, Split } from '../sections/index.ts';
import choices from '../sections/choices.module.css';
import { householdOf, OWES, OWNS, type What } from './household.ts';

const all = [...OWNS, ...OWES].map(({ what }) => what);

interface ThingsProps {
  label: string;
  things: readonly { readonly what: What; readonly value: number }[];
  has: ReadonlySet<What>;
  onPress: (what: What) => void;
}

const Things = ({ label, things, has, onPress }: ThingsProps) => (
  <fieldset className={choices.choices}>
    <legend className={classes('small strong')}>{label}</legend>
    <div className={classes('flex wrap gap-8')}>
      {things.map(({ what }) => (
        <Button key={what} size="small" aria-pressed={has.has(what)} onClick={() => onPress(what)}>
          {what}
        </Button>
      ))}
    </div>
  </fieldset>
);

/** Shows a household’s net wealth; visitors remove items that they do not have. */
export const HouseholdPiece = () => {
  const [has, setHas] = useState<ReadonlySet<What>>(() => new Set(all));
  const press = (what: What) =>
    setHas((before) => new Set(all.filter((one) => before.has(one) !== (one === what))));
  const { owns, owes, worth } = householdOf(has);
  return (
    <Piece picture={<HarvestPicture />}>
      <output className={classes('block')}>
        <span className={classes('block muted')}>An example: this household is worth</span>
        <span className={classes('block heavy figures title')}>
          {worth < 0 ? `−${rand(-worth)}` : rand(worth)}
        </span>
      </output>
      <Split bars={[[{ tone: 'gold', value: owns }], [{ tone: 'red', value: owes }]]} />
      <p className={classes('small muted')}>{`It owns ${rand(owns)} and owes ${rand(owes)}.`}</p>
      <Things label="It owns" things={OWNS} has={has} onPress={press} />
      <Things label="It owes" things={OWES} has={has} onPress={press} />
      <p>
        <Link to="/netWealth">Now with your own figures</Link>
      </p>
    </Piece>
  );
};
