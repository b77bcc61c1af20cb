import { lookups } from '../lookups/index.ts';
import { day } from '../rules/day.ts';
import { required } from '../rules/text.ts';
import { date, option, reference, text, yesNo } from './fields.ts';
import { form, isHidden, labelOf, rowValues, toForm } from './form.ts';
import { checkForm } from './check-form.ts';
import { formSchema } from './record-schema.ts';
import { sentBy } from './send-rules.ts';

const trip = form({
  fields: {
    purpose: text('Purpose', required('Say why')),
    abroad: yesNo('Abroad'),
    country: text('Country'),
    province: reference('Province', lookups.provinces),
    kind: option('Kind', [
      { id: 1, name: 'Work' },
      { id: 2, name: 'Leave' },
    ]),
    from: date('From', day('When does it begin?')),
    to: date('To'),
  },
  hide: {
    country: ({ abroad }) => abroad !== true,
    to: ({ kind }) => kind === null,
  },
  relabel: { to: ({ kind }) => kind === 2 && 'Back at work' },
  check: {
    to: ({ from, to }) => from !== null && to !== null && to < from && 'Ends before it begins',
    '': ({ abroad, province }) => abroad === true && province?.id === 1 && 'Choose one',
  },
});

const right = { purpose: 'Talk', from: '2026-03-02', kind: 1, to: '2026-03-04' };

test('a form has rules without paths: the schema of its body refuses what is unknown', () => {
  expect(formSchema(trip).parse(right as never)).toEqual({
    purpose: 'Talk',
    abroad: null,
    country: null,
    province: null,
    kind: 1,
    from: '2026-03-02',
    to: '2026-03-04',
  });
  expect(checkForm(trip, { ...right, version: 1 })).toEqual([{ path: 'version', message: 'Unknown field' }]);
  expect(checkForm(trip, { purpose: ' ' })).toEqual([
    { path: 'purpose', message: 'Say why' },
    { path: 'from', message: 'When does it begin?' },
  ]);
});

test('hidden fields are sent as blank', () => {
  expect(sentBy(trip, { ...right, kind: 0, country: 'Lesotho' })).toMatchObject({ country: null, to: null });
  expect(sentBy(trip, { ...right, abroad: true, country: 'Lesotho' })).toMatchObject({ country: 'Lesotho' });
});

test('hide, relabel and check get the same values of a form, a body and a row: null for a blank', () => {
  const inForm = { ...toForm(trip, null), kind: 2, province: 1 };
  const asBody = { kind: 2, province: { id: 1 } };
  const asRow = { kind: 2, province: { id: 1, name: 'Gauteng' } };
  for (const values of [inForm, asBody, asRow]) {
    expect(rowValues(trip, values)).toMatchObject({
      purpose: null,
      abroad: null,
      kind: 2,
      province: { id: 1 },
    });
    expect([isHidden(trip, 'country', values), isHidden(trip, 'to', values)]).toEqual([true, false]);
    expect(labelOf(trip, 'to', values)).toBe('Back at work');
  }
  expect(isHidden(trip, 'to', toForm(trip, null))).toBe(true);
  expect(checkForm(trip, { ...right, to: '2026-03-01', abroad: true, province: 1 })).toEqual([
    { path: 'to', message: 'Ends before it begins' },
    { path: '', message: 'Choose one' },
  ]);
});
