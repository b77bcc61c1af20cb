import { brand } from './brand.ts';

test('the brand is the one of the product decisions', () => {
  expect([brand.name, brand.phone, brand.email]).toEqual(['Phila', '010 123 4567', 'support@phila.example']);
  expect(brand.forms.advice).toBeNull();
});

test('Instagram is there and not shown (specification: public-site)', () => {
  expect(brand.social.filter(({ hidden }) => !hidden).map(({ label }) => label)).toEqual([
    'LinkedIn',
    'Facebook',
    'YouTube',
  ]);
  expect(brand.social.find(({ name }) => name === 'instagram')?.hidden).toBe(true);
});

test('every way out of the site is an https address', () => {
  const links = [
    ...brand.social.map(({ to }) => to),
    brand.forms.newsletter,
    brand.forms.contact,
    brand.map.link,
    brand.map.embed,
    brand.learningSite,
    brand.bookingSite.to,
  ].filter((link) => link !== null);
  expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
});
