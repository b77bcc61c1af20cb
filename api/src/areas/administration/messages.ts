import { calls } from '@phila/contract';
import { and, desc, inArray, lt, notInArray } from 'drizzle-orm';
import type { WholeService } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import type { Database } from '../../core/database/open.ts';
import { assertStepUpForMany } from '../../core/step-up/second-factor.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { delivering } from '../../core/mail/delivering.ts';
import { outbox, sentMessages } from '../../core/mail/tables.ts';
import { maskedEmail } from '../../core/people/masked-email.ts';
import { maskedMobile } from '../../core/people/masked-mobile.ts';
import { GONE, MAX_FAILED } from './jobs.ts';

const { administration } = calls;

const PAGE = 50;

const shown = <
  Row extends { id: string; channel: 'mail' | 'sms'; recipient: string; subject: string | null },
>(
  { id, channel, recipient, subject }: Row,
  at: Date,
) => ({
  id,
  channel,
  recipient: channel === 'mail' ? maskedEmail(recipient) : maskedMobile(recipient),
  subject,
  at: at.toISOString(),
});

/** Lists waiting, failed and sent mails and text messages, never their contents. */
export const messageAnswers = ({ jobs }: WholeService): Implementation[] => {
  /** Maps rows of the outbox to their failed jobs. */
  const failed = async (transaction?: Database) =>
    new Map(
      (await jobs.failed.list({ size: 1_000 }, transaction)).flatMap((job) =>
        job.name === delivering.name && job.about !== null ? [[job.about, job] as const] : [],
      ),
    );
  return [
    implement(administration.messages, async (_input, { database }) => {
      const given = [...(await failed()).keys()];
      const rows = await database
        .select()
        .from(outbox)
        .where(given.length === 0 ? undefined : notInArray(outbox.id, given))
        .orderBy(desc(outbox.id))
        .limit(200);
      return rows.map((row) => shown(row, row.createdAt));
    }),
    implement(administration.failedMessages, async (_input, { database }) => {
      const given = await failed();
      if (given.size === 0) return [];
      const rows = await database
        .select()
        .from(outbox)
        .where(inArray(outbox.id, [...given.keys()]))
        .orderBy(desc(outbox.id))
        .limit(MAX_FAILED);
      return rows.flatMap((row) => {
        const job = given.get(row.id);
        if (job === undefined) return [];
        return [{ ...shown(row, row.createdAt), jobId: job.id, attempts: job.attempts, reason: job.reason }];
      });
    }),
    implement(administration.sentMessages, async ({ query: { After } }, { database }) => {
      const rows = await database
        .select()
        .from(sentMessages)
        .where(and(After === undefined ? undefined : lt(sentMessages.id, After)))
        .orderBy(desc(sentMessages.id))
        .limit(PAGE + 1);
      const entries = rows.slice(0, PAGE).map((row) => shown(row, row.sentAt));
      return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
    }),
    implement(administration.messagesAgain, async ({ body: { ids } }, context) => {
      await assertStepUpForMany(context, ids.length);
      const { database } = context;
      const own = new Set([...(await failed(database)).values()].map(({ id }) => id));
      const some = ids.filter((id) => own.has(id));
      const done = some.length === 0 ? 0 : await jobs.failed.again(some, database);
      if (done === 0) throw new Refusal(409, GONE);
      return { done };
    }),
  ];
};
