import { withArticle } from './with-article.ts';

it.each([
  ['product', 'a product'],
  ['organisation', 'an organisation'],
  ['entry', 'an entry'],
  ['Offer', 'an Offer'],
])('says %s as %s', (noun, words) => expect(withArticle(noun)).toBe(words));

it('takes the article of a name whose sound is not that of its first letter', () =>
  expect([withArticle('unit of study', 'a'), withArticle('hour of learning', 'an')]).toEqual([
    'a unit of study',
    'an hour of learning',
  ]));
