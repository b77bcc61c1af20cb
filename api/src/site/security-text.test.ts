import { send } from '../testing/json-request.ts';
import { startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { DAY } from '../core/durations.ts';

const CONTACT = { SECURITY_CONTACT: 'mailto:security@phila.example', PUBLIC_URL: 'https://phila.example' };

const on = async (
  settings: Record<string, string>,
  look: (service: TestService, get: () => ReturnType<typeof send>) => Promise<void>,
): Promise<void> => {
  const service = await startService({ settings, now: new Date('2026-11-25T10:00:00Z') });
  try {
    await look(service, () => send(`${service.url}/.well-known/security.txt`));
  } finally {
    await service.close();
  }
};

test('names the contact for a weakness, as RFC 9116 has it, until the day on which it runs out', () =>
  on({ ...CONTACT, SECURITY_EXPIRES: '2027-06-30' }, async ({ clock }, get) => {
    const { status, headers, text } = await get();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual([
      'Contact: mailto:security@phila.example',
      'Expires: 2027-06-30T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://phila.example/.well-known/security.txt',
      '',
    ]);
    clock.advance(300 * DAY);
    expect((await get()).status).toBe(404);
  }));

test('without a contact there is none', () =>
  on({}, async (_service, get) => {
    expect((await get()).status).toBe(404);
  }));

test.each([
  [{ ...CONTACT }, /SECURITY_EXPIRES is needed with SECURITY_CONTACT/],
  [{ ...CONTACT, SECURITY_EXPIRES: '2027-02-30' }, /SECURITY_EXPIRES is "2027-02-30": give a day such as/],
  [{ SECURITY_CONTACT: 'security@phila.example' }, /SECURITY_CONTACT is/],
])('a contact that cannot be used stops the start: %j', async (settings, words) => {
  await expect(on(settings, async () => undefined)).rejects.toThrow(words);
});
