import { NO_MOMENT } from '../format/south-african-time.ts';
import { moment } from './moment.ts';

const { schema } = moment();

test.each(['2026-11-21T15:00:00+02:00', '2026-11-21T13:00:00Z', '2026-11-21T13:00:00.123Z'])(
  '%s is a moment',
  (text) => expect(schema.safeParse(text).success).toBe(true),
);

test.each([
  '2026-11-21',
  '2026-11-21T15:00',
  '2026-02-30T15:00:00Z',
  '0000-01-01T00:00:00Z',
  '2200-01-01T00:00:00Z',
  '12026-01-01T09:00:00+02:00',
  'tomorrow',
])('%j is none, and the text says so', (value) =>
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(NO_MOMENT),
);

test.each(['', null, 0])('%j is missing', (value) =>
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Please choose a date and a time'),
);
