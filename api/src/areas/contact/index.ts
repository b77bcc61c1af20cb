import { calls } from '@phila/contract';
import { area } from '../../core/area.ts';
import { implement } from '../../core/calls/implement.ts';
import { mailMessage } from './mail-message.ts';
import { onPage } from './on-page.ts';
import { proofOfWork } from './proof-of-work.ts';

/** The contact form. Mails messages to support and does not store them. */
export const contactArea = area({
  name: 'contact',
  answers: (services) => {
    const { challenge, assertSolved } = proofOfWork(services);
    return [
      implement(calls.contact.challenge, async () => ({ challenge: await challenge() })),
      implement(calls.contact.write, async ({ body: { proof, ...message } }, context) => {
        await assertSolved(proof);
        await mailMessage(context, message);
        return true as const;
      }),
    ];
  },
  published: onPage,
});
