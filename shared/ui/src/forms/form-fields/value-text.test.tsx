import { employeeReference } from '@phila/contract/records';
import { render } from '@testing-library/react';
import { ValueText } from './index.ts';

const { emailAddress, company } = employeeReference.fields;

const shown = (field: typeof emailAddress | typeof company, value: string): string =>
  render(<ValueText field={field} value={value} />).container.innerHTML;

it('breaks an email address behind its @ and its dots', () => {
  expect(shown(emailAddress, 'priya.govender@imbali.example')).toBe(
    'priya.<wbr>govender@<wbr>imbali.<wbr>example',
  );
  expect(shown(emailAddress, '@.')).toBe('@<wbr>.');
});

it('leaves any other text as it is', () => {
  expect(shown(company, 'Mr. Price, 12@7')).toBe('Mr. Price, 12@7');
});
