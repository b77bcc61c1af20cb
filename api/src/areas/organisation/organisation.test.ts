import { calls } from '@phila/contract';
import { demoOrganisation } from './demo.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { organisations } from '../../core/accounts/organisations.ts';

const { organisation } = calls.organisation;

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.database.insert(organisations).values(demoOrganisation);
});
afterAll(() => service.close());

test('an organisation is found by its guid, in any letter case, by anyone', async () => {
  const { guid, ...looks } = demoOrganisation;
  for (const written of [guid, guid.toUpperCase()]) {
    expect((await service.call(organisation, { params: { guid: written } })).value).toEqual(looks);
  }
});

test.each(['7b0c9a52-3f7e-4c0e-9d55-000000000000', 'umoya', "'", '%00'])('%s is not there', async (guid) => {
  const { status, envelope } = await service.call(organisation, { params: { guid } });
  expect([status, envelope.errorMessage]).toEqual([404, 'Not found']);
});

test.each(['logo', 'backgroundImage'] as const)('the demo %s is a picture that runs nothing', (name) => {
  const [, data = ''] = demoOrganisation[name].split('base64,');
  const svg = Buffer.from(data, 'base64').toString();
  expect(svg).toMatch(/^<svg .*<\/svg>$/);
  expect(svg).not.toMatch(/<script|\son\w+=|href=/);
  expect(svg.length).toBeLessThan(4_000);
});
