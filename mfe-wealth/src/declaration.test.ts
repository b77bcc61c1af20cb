import { remoteDeclaration } from '@phila/contract/remote';
import declaration, { sections } from '../remote.ts';
import { pages } from './pages.ts';

const checked = remoteDeclaration.parse(declaration);
const generic = sections.filter((section) => section.generic).map(({ page }) => page);

it('is what the contract asks for', () => expect(checked.name).toBe('wealth'));

it.each(
  checked.routes.filter(({ page, redirect }) => redirect === undefined && !generic.includes(page ?? '')),
)('has the page of $path', async ({ page }) => {
  const loaded = await pages[page ?? '']?.();
  expect(loaded?.default).toEqual(expect.any(Function));
});
