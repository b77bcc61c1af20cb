import { faultsSlice, type Fault, type Faults } from '../store/faults-slice.ts';
import { store, useAppSelector } from '../store/store.ts';

/** Reports that a remote cannot be shown; the shell puts its panel in the remote's place. */
export const reportFault = (fault: Fault): void => {
  // oxlint-disable-next-line no-console -- for the squad that owns the remote; the person is told by the panel
  console.info(`The remote ${fault.remote} cannot be shown (${fault.kind}): ${fault.message}`);
  store.dispatch(faultsSlice.actions.faultReported(fault));
};

/** Clears a remote's fault, so that it tries again. A remote that threw is rendered again in the same place. */
export const clearFault = (remote: string): void => {
  store.dispatch(faultsSlice.actions.faultCleared(remote));
};

/** Gives the faults, by the remote's name. */
export const useFaults = (): Faults => useAppSelector(({ faults }) => faults);
