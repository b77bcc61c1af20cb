import { memo } from 'react';

/**
 * Where the host puts the sections that other remotes declare for the landing page (`widgets` with `slot: 'landing'`).
 * A remote cannot draw another's code, so this stays an empty element that React never touches again, and the shell
 * renders into it (docs/decisions/0702).
 */
export const OtherSections = memo(() => <div data-slot="landing" />);
OtherSections.displayName = 'OtherSections';
