import { Expiry } from '@phila/ui';

/** When it ends, and how far that is where it is near; nothing where it does not end. */
export const expiryCell = (day: string | null) => (day === null ? undefined : <Expiry day={day} />);
