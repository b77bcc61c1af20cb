import { classes } from '@phila/ui';

/** Shows why the last press failed, beside its button. */
export const FaultLine = ({ fault }: { fault: string | null }) =>
  fault !== null && (
    <p role="alert" className={classes('danger small')}>
      {fault}
    </p>
  );
