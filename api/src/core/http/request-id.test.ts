import { requestId } from './request-id.ts';

it('names no two requests alike, in characters that a header, a log and a search take as they are', () => {
  const ids = Array.from({ length: 5_000 }, requestId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]{12}$/.test(id))).toEqual([]);
});
