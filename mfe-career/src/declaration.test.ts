import { remoteDeclaration, sectionProps } from '@phila/contract/remote';
import declaration, { sections } from '../remote.ts';
import { pages } from './pages.ts';

const checked = remoteDeclaration.parse(declaration);

const generic = sections.filter((section) => section.generic).map(({ page }) => page);

it.each(
  checked.routes.filter(({ page, redirect }) => redirect === undefined && !generic.includes(page ?? '')),
)('has the page of $path', async ({ page }) => {
  const loaded = await pages[page ?? '']?.();
  expect(loaded?.default).toEqual(expect.any(Function));
});

it('has the routes and the six tiles of the specification', () => {
  expect(checked.routes.map(({ path }) => path)).toEqual([
    '/career',
    '/career/overview',
    '/career/create-my-cv',
    '/career/first-cv',
    '/shared-cv',
    '/career/personal/about-me',
    '/career/personal/contact-details',
    '/career/personal/personal-details',
    '/career/personal/work-eligibility',
    '/career/education/secondary',
    '/career/education/tertiary',
    '/career/education/expirable-qualifications',
    '/career/education/courses',
    '/career/experience',
    '/career/references',
    '/career/skills',
    '/career/memberships',
    '/career/professional-registrations',
    '/career/own-sections',
  ]);
  expect(Object.fromEntries(checked.overview.map(({ title, to }) => [title, to]))).toEqual({
    PERSONAL: '/career/personal/about-me',
    EDUCATION: '/career/education/secondary',
    EXPERIENCE: '/career/experience',
    SKILLS: '/career/skills',
    MEMBERSHIPS: '/career/memberships',
    REFERENCES: '/career/references',
  });
});

it('hides the buttons that lead to a page on that page', () => {
  const hidden = Object.fromEntries(checked.sidePanel.map(({ text, hiddenAt }) => [text, hiddenAt]));
  expect(hidden).toEqual({
    Settings: undefined,
    'Create My CV': ['/career/create-my-cv'],
    'Fast Track My Career': ['overview'],
  });
});

it('refreshes the overview after every save', () => {
  for (const { page } of sections)
    expect(sectionProps(sections, page).refreshes[0]?.path).toBe('/Overview/my-career/{id}');
});
