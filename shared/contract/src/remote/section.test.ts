import { tax } from '../records/tax.ts';
import { section } from './section.ts';

const definition = {
  record: tax,
  path: '/details/tax',
  icon: 'file',
  order: 60,
  title: 'Tax',
  sentence: 'Your number at SARS.',
};

test('Today asks for a section in the words that it gives, and not for one that gives none', () => {
  expect(section({ ...definition, what: 'your tax number' }).part).toMatchObject({ what: 'your tax number' });
  expect(section(definition).part).toMatchObject({ what: '' });
});
