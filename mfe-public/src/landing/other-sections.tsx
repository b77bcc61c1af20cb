import { memo } from 'react';

/**
 * Where the host puts the sections that other remotes declare for the landing page (`widgets` with `slot: 'landing'`).
 * A remote cannot draw another's code, so this stays an empty element that React never touches again, and the shell
 * renders into it (mfe-public/README.md, “Sections of other remotes on the landing page”).
 */
export const OtherSections = memo(() => <div data-slot="landing" />);
OtherSections.displayName = 'OtherSections';
