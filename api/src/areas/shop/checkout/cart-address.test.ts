import { biographical, calls, contact, toBody } from '@phila/contract';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { addDiscount, addProduct, DETAILS, shopper } from '../../../testing/shop/shopper.ts';

const { details, shop } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
afterAll(() => service.close());

test('checkout begins with My Details, and with the last order once there is one; the delivery address is that of the last one that had one', async () => {
  const person = await shopper(service);
  const { token } = person;
  const read = async () => (await service.call(shop.cartAddress, {}, { token })).value;
  expect(await read()).toMatchObject({ email: person.email, deliveryAddress: '', paidBy: 'simulator' });

  await service.call(
    details.updateBiographicalDetails,
    { body: toBody(biographical, { firstName: 'Nomvula', lastName: 'Khumalo', languages: [] }) },
    { token },
  );
  await service.call(
    details.updateContactDetails,
    {
      body: toBody(contact, {
        mobileNo: { value: '0821234567' },
        personalEmail: { value: 'nomvula@example.org' },
        residentialAddress: {
          complexNameAndNumber: '',
          streetAndNumber: '12 Loop Street',
          area: 'Gardens',
          city: 'Cape Town',
          postalCode: '8001',
        },
      }),
    },
    { token },
  );
  expect(await read()).toMatchObject({
    fullName: 'Nomvula Khumalo',
    email: 'nomvula@example.org',
    phone: '082 123 4567',
    deliveryAddress: '12 Loop Street\nGardens\nCape Town 8001',
    billingAddress: '12 Loop Street\nGardens\nCape Town 8001',
  });

  await person.put(await addProduct(service, 10_000));
  await person.checkOut({ billingAddress: '1 Long Street, Cape Town' });
  const { fullName, email, deliveryAddress } = DETAILS;
  expect(await read()).toMatchObject({
    fullName,
    email,
    deliveryAddress: '12 Loop Street\nGardens\nCape Town 8001',
    billingAddress: '1 Long Street, Cape Town',
  });

  await person.put(await addProduct(service, 10_000, { isDelivered: true }));
  await person.checkOut();
  expect(await read()).toMatchObject({ deliveryAddress });
  await person.put(await addProduct(service, 10_000));
  await person.checkOut({ billingAddress: '1 Long Street, Cape Town' });
  expect(await read()).toMatchObject({ deliveryAddress, billingAddress: '1 Long Street, Cape Town' });
  // A free order stores neither address, so earlier ones are offered.
  await person.put(await addProduct(service, 10_000));
  const { code } = await addDiscount(service, { value: 10_000 });
  await person.checkOut({ discountCode: code });
  expect(await read()).toMatchObject({ deliveryAddress, billingAddress: '1 Long Street, Cape Town' });
});
