import { memo } from 'react';

/**
 * Slot for other remotes' landing page sections (`widgets` with `slot: 'landing'`). The shell renders into this empty
 * element; React never changes it again (mfe-public/README.md, “Sections of other remotes on the landing page”).
 */
export const OtherSections = memo(() => <div data-slot="landing" />);
OtherSections.displayName = 'OtherSections';
