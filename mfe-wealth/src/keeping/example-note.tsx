import { classes } from '@phila/ui';

/** Said of a page that shows no figure of the person's, on paper too. */
const EXAMPLE = 'These figures are an example: put your own in their place.';

/** Names in the note; more are counted. */
const NAMED = 4;

interface ExampleNoteProps {
  /** True while all figures are the example's. */
  isExample: boolean;
  /** Labels of amounts that are still the example's. */
  left: readonly string[];
  hint?: string | undefined;
}

/** Says which figures are an example's; nothing once none is. */
export const ExampleNote = ({ isExample, left, hint = EXAMPLE }: ExampleNoteProps) => {
  const more = left.length - NAMED;
  const named = more > 0 ? `${left.slice(0, NAMED).join(', ')} and ${more} more` : left.join(', ');
  return isExample || left.length > 0 ? (
    <p className={classes('small muted below-12')}>
      {isExample ? hint : `Still from the example: ${named}.`}
    </p>
  ) : null;
};
