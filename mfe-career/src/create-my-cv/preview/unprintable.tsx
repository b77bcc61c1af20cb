import { Callout, classes } from '@phila/ui';

/** Lists letters that a CV's fonts lack. */
export const Unprintable = ({ letters }: { letters: readonly string[] }) =>
  letters.length === 0 ? null : (
    <div className={classes('below-12')}>
      <Callout tone="warning">
        Some letters cannot be printed and are shown as □: {letters.slice(0, 20).join(' ')}
      </Callout>
    </div>
  );
