import { fieldErrors, messageBody } from '@phila/contract/schemas';
import type { PostForm, Published } from '../../core/published.ts';
import { addressKey } from '../../core/limits/address-key.ts';
import { mailMessage } from './mail-message.ts';

const PAGE = '/contactUs';
const FIELDS = ['name', 'email', 'message'] as const;

/**
 * Accepts a message without a script, and so without proof of work: fewer of them, from an address and in all. Shows
 * refusals in the page.
 */
const post: PostForm = async (services, fields, ip) => {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? '']));
  const read = messageBody.safeParse(typed);
  if (!read.success) {
    const refused = Object.fromEntries(
      fieldErrors(read.error.issues).map(({ path, message }) => [path, message]),
    );
    return { status: 422, form: { typed, refused, problem: 'Please look at what is marked below.' } };
  }
  for (const [limit, key] of [
    ['contact', `without a script ${addressKey(ip)}`],
    ['contactWithoutScript', 'everybody'],
  ] as const) {
    const { allowed, retryAfter } = await services.limits.use(limit, key);
    if (allowed) continue;
    const minutes = Math.ceil(retryAfter / 60);
    const problem = `Too many messages were sent this way. Please send yours again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or allow JavaScript and try again now.`;
    return { status: 429, form: { typed, refused: {}, problem }, retryAfter };
  }
  await mailMessage(services, read.data);
  return { movedTo: `${PAGE}?sent#write` };
};

/** Takes the form of `/contactUs` without scripts. */
export const onPage: Published = { posts: { [PAGE]: post } };
