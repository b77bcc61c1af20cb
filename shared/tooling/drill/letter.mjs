import { randomUUID } from 'node:crypto';
import { until } from './until.mjs';

/** Asks for a letter by signing up. @param {import('./client.mjs').DrillClient} client */
export const askForLetter = (client) =>
  until('a letter is asked for', async () => {
    const { value } = await client.ask({
      kind: 'sign up',
      method: 'POST',
      path: '/api/v1/Account/sign-up',
      body: {
        firstName: 'Nomvula',
        lastName: 'Khumalo',
        email: `after.${randomUUID()}@example.com`,
        password: 'Jacaranda-88',
        terms: true,
        privacy: true,
      },
    });
    return value;
  });
