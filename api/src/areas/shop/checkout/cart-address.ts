import { phoneText } from '@phila/contract';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import { biographicalDetails, contactDetails } from '../../details/public.ts';
import { shopOrders } from '../orders/tables.ts';

const written = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(between);

const lastOrder = async (database: Database, personId: string, condition?: SQL) => {
  const [last] = await database
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.personId, personId), condition))
    .orderBy(desc(shopOrders.id))
    .limit(1);
  return last;
};

type Contact = Awaited<ReturnType<typeof contactDetails.read>>;

const homeOf = (contact: Contact): string => {
  const home = contact?.residentialAddress;
  return written(
    [
      home?.complexNameAndNumber,
      home?.streetAndNumber,
      home?.area,
      written([home?.city, home?.postalCode], ' '),
    ],
    '\n',
  );
};

/**
 * Fills the checkout form from the person's last order, or from My Details. If that order has no delivery or billing
 * address, takes it from the latest order that has one.
 */
export const cartAddress = async (database: Database, personId: string) => {
  const last = await lastOrder(database, personId);
  const contact = await contactDetails.read(database, personId);
  const address = homeOf(contact);
  if (last !== undefined) {
    const { fullName, email, phone } = last;
    const delivered =
      last.deliveryAddress === ''
        ? await lastOrder(database, personId, ne(shopOrders.deliveryAddress, ''))
        : last;
    const invoiced =
      last.billingAddress === ''
        ? await lastOrder(database, personId, ne(shopOrders.billingAddress, ''))
        : last;
    return {
      fullName,
      email,
      phone,
      deliveryAddress: delivered?.deliveryAddress ?? address,
      billingAddress: invoiced?.billingAddress ?? address,
      vatNumber: invoiced?.vatNumber ?? '',
    };
  }
  const names = await biographicalDetails.read(database, personId);
  const [account] = await database
    .select({ email: accounts.email, mobile: accounts.mobile })
    .from(accounts)
    .where(eq(accounts.id, personId));
  return {
    fullName: written([names?.firstName, names?.lastName], ' '),
    email: contact?.personalEmail?.value ?? account?.email ?? '',
    phone: phoneText(contact?.mobileNo?.value ?? account?.mobile ?? ''),
    deliveryAddress: address,
    billingAddress: address,
    vatNumber: '',
  };
};
