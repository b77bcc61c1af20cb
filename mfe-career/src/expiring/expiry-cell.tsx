import { Expiry } from '@phila/ui';

/** The expiry date, with the time left if near; nothing where it never expires. */
export const expiryCell = (day: string | null) => (day === null ? undefined : <Expiry day={day} />);
