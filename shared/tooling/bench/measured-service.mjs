/** The built service in this process, with demo data, for what measures it: `measured` opens it on a free port. */
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/** A module of the built service: `built('core/database/open.js')`. */
export const built = (file) => import(path.join(root, 'api/dist', file));

const [
  { readConfiguration },
  { openDatabase },
  { jsonLog },
  { createService },
  { seedDemo },
  { demoAccounts },
  { sessions },
  { sessionStepUps },
  { stepUps },
] = await Promise.all(
  [
    'core/configuration.js',
    'core/database/open.js',
    'core/http/log.js',
    'service.js',
    'demo/index.js',
    'areas/identity/demo.js',
    'core/people/tables.js',
    'core/people/factor-tables.js',
    '../../shared/contract/dist/index.js',
  ].map(built),
);

export const measured = async () => {
  const clock = { now: () => new Date() };
  // Logged as ever, to where it costs nothing to write.
  const log = jsonLog(() => undefined, clock.now);
  const configuration = readConfiguration(process.env);
  const opened = await openDatabase(configuration, log);
  const service = await createService({ configuration, opened, clock, log });
  await seedDemo(service.services);
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address();

  /** The header of a demo account that is signed in. */
  const authorizationOf = async (label) => {
    const { email, password } = demoAccounts.find((account) => account.label === label);
    const answer = await fetch(`${url}/api/v1/Account/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: email, password }),
    });
    const { value } = await answer.json();
    // A role asks for the second factor and the password; what is measured is what comes after them.
    const later = new Date(Date.now() + 86_400_000);
    await opened.database
      .update(sessions)
      .set({ factorAt: later, administeredAt: later, confirmedUntil: later });
    for (const { id } of await opened.database.select({ id: sessions.id }).from(sessions))
      await opened.database
        .insert(sessionStepUps)
        .values(stepUps.map((action) => ({ sessionId: id, action, until: later })))
        .onConflictDoNothing();
    return `Bearer ${value.accessToken}`;
  };

  return { opened, services: service.services, url, port, authorizationOf };
};
