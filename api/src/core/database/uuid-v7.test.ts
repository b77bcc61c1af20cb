import { uuidv7 } from './uuid-v7.ts';

describe('uuidv7', () => {
  test('carries the time, the version and the variant', () => {
    const id = uuidv7(new Date('2025-11-21T10:00:00.123Z'));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(
      Date.parse('2025-11-21T10:00:00.123Z'),
    );
  });

  test('sorts in the order of making, also within one millisecond', () => {
    const now = new Date();
    const ids = Array.from({ length: 20_000 }, () => uuidv7(now));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(20_000);
  });
});
