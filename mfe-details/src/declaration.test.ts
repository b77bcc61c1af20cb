import { remoteDeclaration } from '@phila/contract';
import declaration from '../remote.ts';
import { pages } from './pages.ts';

const checked = remoteDeclaration.parse(declaration);

it('is what the contract asks for', () => expect(checked.name).toBe('details'));

it.each(checked.routes)('has the page of $path', async ({ page }) => {
  const loaded = await pages[page]?.();
  expect(loaded?.default).toEqual(expect.any(Function));
});

it('leads nowhere that it does not own', () => {
  const paths = checked.routes.map(({ path }) => path);
  for (const { to } of checked.navigation) expect(paths).toContain(to);
});
