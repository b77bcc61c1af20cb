import { randomUUID } from 'node:crypto';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** The calls of /Wealth as listed in the specification (wealth, "The calls it makes"). */
const specified = `
  GET, POST /Wealth/payslip
  GET /Wealth/payslip-calculator
  GET, POST /Wealth/budget-calculator
  GET, POST /Wealth/vehicle-calculator
  GET, POST /Wealth/mortgage-calculator
  GET, POST /Wealth/loan-calculator
  GET, POST /Wealth/compound-interest
  GET, POST /Wealth/retirement-calculator
  GET, POST /Wealth/short-term-insurance
  PUT, DELETE /Wealth/short-term-insurance/{id}
  GET, POST /Wealth/short-term-investment
  PUT, DELETE /Wealth/short-term-investment/{id}
  GET, POST, PUT /Wealth/will-and-testament
  GET, POST /Wealth/retirement-planning
  PUT, DELETE /Wealth/retirement-planning/{id}
  GET, POST /Wealth/risk-cover
  PUT, DELETE /Wealth/risk-cover/{id}
  GET, PUT /Wealth/net-wealth
  GET /Wealth/get-medical-aid-details
  PUT /Wealth/upsert-medical-aid-details
  GET, POST, PUT, DELETE /Wealth/medical-aid-dependant
  DELETE /Wealth/bulk-medical-aid-dependant
  GET /Wealth/cv-pdf/{id}
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, methods = '', path = ''] = /^\s*([A-Z, ]+) (\/.+)$/.exec(line) ?? [];
    return methods.split(', ').map((method) => [method, path] as const);
  });

const ask = async (method: string, path: string) =>
  (await send(`${service.url}/api/v1${path.replace('{id}', randomUUID())}`, { method })).status;

test('there are 44 of them, each answered for any signed-in person, and a path beside them is not', async () => {
  expect(specified).toHaveLength(44);
  const answered = await Promise.all(
    specified.map(async ([method, path]) => `${method} ${path} ${await ask(method, path)}`),
  );
  expect(answered).toEqual(specified.map(([method, path]) => `${method} ${path} 401`));
  for (const [method, path] of [
    ['GET', '/Wealth/payslips'],
    ['PATCH', '/Wealth/payslip'],
    ['GET', '/Wealth/short-term-insurance/{id}'],
  ] as const)
    expect([404, 405]).toContain(await ask(method, path));
});
