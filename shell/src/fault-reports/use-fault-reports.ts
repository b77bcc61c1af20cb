import { useEffect } from 'react';
import { watchFaults } from './watch-faults.ts';

/** While a layout is shown, remotes that the page could not show are reported to the service. */
export const useFaultReports = (): void => useEffect(watchFaults, []);
