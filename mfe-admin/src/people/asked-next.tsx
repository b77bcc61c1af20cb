import type { AskedOfPerson, LookedAtPerson } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { classes } from '@phila/ui';

const wordsOf = ({ what, change }: AskedOfPerson): string => {
  switch (what) {
    case 'choose a password':
      return 'Choose a password, by the link that they are sent; the terms and the privacy policy in force are agreed to with it.';
    case 'change the one-time password':
      return 'Choose a password of their own: the one that they have works for one sign-in.';
    case 'set up a second factor':
      return 'Set up a second factor, which what their role allows asks for.';
    default:
      return change === 'email'
        ? 'Enter the two codes of a new email address.'
        : 'Enter the two codes of a new mobile number.';
  }
};

/** Lists steps the person must take at their next sign-in, or to finish one they began. */
export const AskedNext = ({ person: { asked } }: { person: LookedAtPerson }) =>
  asked.length === 0 ? (
    <p className={classes('muted')}>Nothing extra.</p>
  ) : (
    <ul className={classes('grid gap-12')}>
      {asked.map((one) => (
        <li key={one.what}>
          {wordsOf(one)}
          {one.until !== null && (
            <span className={classes('block small muted')}>Until {southAfricanTime(one.until)}</span>
          )}
        </li>
      ))}
    </ul>
  );
