import { phoneText } from '@phila/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { accounts } from '../../../core/people/tables.ts';
import { biographicalDetails, contactDetails } from '../../details/public.ts';
import { shopOrders } from '../orders/tables.ts';

const written = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(between);

/** What checkout starts with: the fields of the person's last order, or else what My Details has. */
export const cartAddress = async (database: Database, personId: string) => {
  const [last] = await database
    .select()
    .from(shopOrders)
    .where(eq(shopOrders.personId, personId))
    .orderBy(desc(shopOrders.id))
    .limit(1);
  if (last !== undefined) {
    const { fullName, email, phone, deliveryAddress, billingAddress, vatNumber } = last;
    return { fullName, email, phone, deliveryAddress, billingAddress, vatNumber: vatNumber ?? '' };
  }
  const names = await biographicalDetails.read(database, personId);
  const contact = await contactDetails.read(database, personId);
  const [account] = await database
    .select({ email: accounts.email, mobile: accounts.mobile })
    .from(accounts)
    .where(eq(accounts.id, personId));
  const home = contact?.residentialAddress;
  const address = written(
    [
      home?.complexNameAndNumber,
      home?.streetAndNumber,
      home?.area,
      written([home?.city, home?.postalCode], ' '),
    ],
    '\n',
  );
  return {
    fullName: written([names?.firstName, names?.lastName], ' '),
    email: contact?.personalEmail?.value ?? account?.email ?? '',
    phone: phoneText(contact?.mobileNo?.value ?? account?.mobile ?? ''),
    deliveryAddress: address,
    billingAddress: address,
    vatNumber: '',
  };
};
