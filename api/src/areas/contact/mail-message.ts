import type { messageBody } from '@phila/contract/schemas';
import type * as z from 'zod/mini';
import type { Services } from '../../core/services.ts';

/** Mails a message to support without storing it. The subject is stored, so it contains no name. */
export const mailMessage = async (
  { mail, configuration }: Pick<Services, 'mail' | 'configuration'>,
  { name, email, message }: z.output<typeof messageBody>,
): Promise<void> => {
  await mail.send({
    about: 'staff',
    to: configuration.supportEmail,
    replyTo: email,
    subject: 'Message from the contact form',
    text: [`Name: ${name}`, `Email: ${email}`, '', message].join('\n'),
    essential: true,
  });
};
