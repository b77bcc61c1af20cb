import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { makePerson } from '../../testing/identity/person.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { organisations } from '../accounts/organisations.ts';
import { lookOfAccount } from './letter-look.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
  await service.database
    .update(organisations)
    .set({ primaryColor: '#0B3D2E', secondaryColor: '#C9973F', logo: 'data:image/webp;base64,AAAA' })
    .where(eq(organisations.osNo, UMOYA.osNo));
});
afterAll(() => service.close());

/** Asks for a new password and returns its mail. */
const mailTo = async ({ id, email }: { id: string; email: string }): Promise<string> => {
  const { token } = await signedIn(service, { role: 'administrator' });
  await service.call(calls.identity.askNewPassword, { params: { id } }, { token });
  return (await service.mail()).findLast(({ recipient }) => recipient === email)?.html ?? '';
};

test('a mail has the look of the organisation whose profile the person used last', async () => {
  const member = await makePerson(service, { osNo: UMOYA.osNo, password: null });
  const html = await mailTo(member);
  expect(html).toContain('background:#0b3d2e');
  expect(html).toContain(`/api/v1/Image/file/3/${UMOYA.osNo}/2/0.png`);
  // Mail programs do not show data URLs.
  expect(html).not.toContain('data:image');
});

test('a consumer’s mail has our own look, and so has one of an organisation that was archived', async () => {
  expect(await mailTo(await makePerson(service, { password: null }))).not.toContain('<img');
  const member = await makePerson(service, { osNo: UMOYA.osNo, password: null });
  const look = () => lookOfAccount(service.database, service.services.configuration, member.id);
  expect(await look()).toMatchObject({ osName: UMOYA.osName, primary: '#0B3D2E' });
  await service.database
    .update(organisations)
    .set({ deletedAt: service.clock.now() })
    .where(eq(organisations.osNo, UMOYA.osNo));
  expect(await look()).toBeNull();
});
