import { answered } from '../rules/answered.ts';
import { checkForm } from './check-form.ts';
import { yesNo } from './fields.ts';
import { form, toForm } from './form.ts';
import { formSchema } from './record-schema.ts';
import { whenMissing } from './when-missing.ts';

const SAY = 'Please say whether it is sent';
const type = form({ fields: { isSent: whenMissing(yesNo('Sent', answered(SAY)), false) } });

it('takes a body from before the field with the answer that it then has', () => {
  expect(formSchema(type).parse({})).toEqual({ isSent: false });
  expect(formSchema(type).parse({ isSent: 'yes' })).toEqual({ isSent: true });
});

it.each([null, ''])('refuses a body that leaves it blank: %j', (isSent) => {
  const { error } = formSchema(type).safeParse({ isSent });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['isSent'], SAY]]);
});

it('has its form answered, which begins without an answer', () => {
  expect(toForm(type, null)).toEqual({ isSent: null });
  expect(checkForm(type, toForm(type, null))).toEqual([{ path: 'isSent', message: SAY }]);
  expect(type.fields.isSent.required).toBe(true);
});
