import { useEffect } from 'react';
import { watchFaults } from './watch-faults.ts';

/** Reports remotes that the page could not show, while a layout is shown. */
export const useFaultReports = (): void => useEffect(watchFaults, []);
