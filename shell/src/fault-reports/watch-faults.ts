import { store } from '@phila/platform';
import { hearFaults } from '../noted-faults/noted-faults.ts';
import { type Faults, reportRelease, reportToService } from './report-to-service.ts';

/** Reports remotes that this page can't show, for administrators to see. @returns a function that stops it */
export const watchFaults = (): (() => void) => {
  let known: Faults = {};
  const look = (): void => {
    const before = known;
    known = store.getState().faults;
    if (known === before) return;
    for (const fault of Object.values(known)) if (!(fault.remote in before)) reportToService(fault);
  };
  look();
  const unsubscribe = store.subscribe(look);
  const end = hearFaults(reportRelease);
  return () => {
    unsubscribe();
    end();
  };
};
