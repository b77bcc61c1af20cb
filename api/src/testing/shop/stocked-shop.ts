import { type InputOf, shopCategory, specifiedCalls, shopProduct } from '@phila/contract';
import type { TestService } from '../service.ts';
import { signedIn } from '../signed-in.ts';

const productCalls = specifiedCalls(shopProduct);

const categoryCalls = specifiedCalls(shopCategory);

type Fields = InputOf<typeof productCalls.create>['body'];

export interface StockedShop {
  categoryId: number;
  /** The administrator's token. */
  token: string;
  /** Adds a product like an administrator. */
  product(fields: Partial<Fields>): Promise<number>;
  change(productId: number, fields: Partial<Fields>): Promise<void>;
  remove(productId: number): Promise<void>;
}

let count = 0;

/** A shop with a category, and functions to add products. */
export const stockedShop = async (service: TestService): Promise<StockedShop> => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const { value: category } = await service.call(
    categoryCalls.create,
    { body: { name: 'Courses', order: 10, isActive: true } },
    { token },
  );
  return {
    categoryId: category.id,
    token,
    product: async (fields) => {
      count += 1;
      const body: Fields = {
        productName: `Course ${count}`,
        sku: `course-${count}`,
        categoryId: category.id,
        price: 100,
        productShortDescription: 'A short course',
        productDescription: 'What it is about',
        link: '',
        isActive: true,
        ...fields,
      };
      return (await service.call(productCalls.create, { body }, { token })).value.productId;
    },
    change: async (id, fields) => {
      const { status } = await service.call(
        productCalls.update,
        { params: { id }, body: fields as Fields },
        { token },
      );
      if (status !== 200) throw new Error(`The product was not changed: ${status}`);
    },
    remove: async (id) => {
      await service.call(productCalls.remove, { params: { id } }, { token });
    },
  };
};
