import { area } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { retention } from './retention.ts';
import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { implement } from '../../core/calls/implement.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import { adviceRequests } from './tables.ts';

const answers: Implementation[] = [
  implement(
    calls.advice.adviceRequest,
    async ({ body }, { database, clock, mail, person, configuration }) => {
      const createdAt = clock.now();
      const row = { id: uuidv7(createdAt), personId: person.id, ...body, createdAt };
      const [from] = await database
        .select({ email: accounts.email, mobile: accounts.mobile })
        .from(accounts)
        .where(eq(accounts.id, person.id));
      // Stored and queued in one transaction: neither happens without the other.
      await database.transaction(async (tx) => {
        await tx.insert(adviceRequests).values(row);
        await mail.send(
          {
            about: 'staff',
            to: configuration.supportEmail,
            ...(from?.email == null ? {} : { replyTo: from.email }),
            subject: `Advice asked for: ${row.topic}`,
            text: [
              `Topic: ${row.topic}`,
              `When to call: ${row.whenToCall}`,
              `Mobile: ${from?.mobile ?? 'not given'}`,
              `Email: ${from?.email ?? 'not given'}`,
              '',
              row.message,
              '',
              `Request ${row.id}`,
            ].join('\n'),
            essential: true,
          },
          tx,
        );
      });
      return { ...row, createdAt: createdAt.toISOString() };
    },
  ),
];

export const adviceArea = area({
  name: 'advice',
  answers,
  tables,
  personal,
  retention,
  keptFor: ['Requests to speak to an expert'],
});
