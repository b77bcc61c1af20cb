import { type NewPerson, newPerson } from './new-person.ts';
import { send } from './service-client.ts';
import type { Site } from './site.ts';

/** Buyer's entries at the checkout. */
export const buyerDetails = {
  fullName: 'Nomvula Khumalo',
  phone: '0821234567',
  address: '12 Loop Street\nCape Town 8001',
};

/** Id of a demo shop product. */
export const productNamed = async (site: Site, name: string): Promise<number> => {
  const { items } = (await send(site, 'GET', `/Shop/products?SearchTerm=${encodeURIComponent(name)}`)) as {
    items: { productId: number; productName: string }[];
  };
  const found = items.find(({ productName }) => productName === name);
  if (found === undefined) throw new Error(`The shop has no ${name}`);
  return found.productId;
};

/** Signs up a new person with something in the cart. */
export const shopping = async (site: Site, product: string, workerIndex: number): Promise<NewPerson> => {
  const person = await newPerson(site, 'buyer', workerIndex);
  await send(site, 'POST', '/Shop/add-to-cart', {
    token: person.tokens.accessToken,
    body: { productId: await productNamed(site, product) },
  });
  return person;
};
