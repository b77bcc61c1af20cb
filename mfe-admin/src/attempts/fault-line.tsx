import { classes } from '@phila/ui';

/** Why the last press failed, where it was pressed. */
export const FaultLine = ({ fault }: { fault: string | null }) =>
  fault !== null && (
    <p role="alert" className={classes('danger small')}>
      {fault}
    </p>
  );
