import { ownActions } from '../side-panel/own-actions.ts';
import { everything, without } from '../testing/declarations.ts';
import { isOverviewPage, sidePanelAt } from './declared-side-panel.ts';

const consumer = { signedIn: true, isAdministrator: false };
const texts = (pathname: string, registry = everything) =>
  sidePanelAt(registry, consumer, pathname, ownActions).map(({ entry }) => entry.text);

describe('the buttons of the side panel', () => {
  it.each([
    [
      '/wealth/net-wealth/assets-liabilities',
      ['Calculators', 'Speak To An Expert', 'Attach File', 'Fast Track My Wealth'],
    ],
    ['/wealth/overview', ['Calculators', 'Speak To An Expert', 'Attach File']],
    ['/details/banking', ['Calculators', 'Speak To An Expert', 'Attach File', 'Fast Track my details']],
    ['/details/overview', ['Calculators', 'Speak To An Expert', 'Attach File']],
    ['/documents', ['Calculators', 'Speak To An Expert', 'Attach File', 'Fast Track My Wealth']],
    ['/career', ['Settings', 'Create My CV', 'Fast Track My Career', 'Attach File']],
    ['/career/create-my-cv', ['Settings', 'Fast Track My Career', 'Attach File']],
    ['/career/overview', ['Settings', 'Create My CV', 'Attach File']],
    ['/vouchers', []],
  ])('%s: %j', (pathname, expected) => {
    expect(texts(pathname)).toEqual(expected);
  });

  it('leaves out buttons of a missing remote', () => {
    expect(texts('/documents', without('wealth'))).toEqual(['Speak To An Expert', 'Attach File']);
  });

  it('knows the overview pages', () => {
    expect(isOverviewPage(everything, '/career/overview')).toBe(true);
    expect(isOverviewPage(everything, '/career/create-my-cv')).toBe(false);
  });

  it('takes an address that redirects to one for an overview page too', () => {
    const redirect = { path: '/career', redirect: '/career/overview', title: 'Career' } as const;
    const remotes = everything.remotes.map((remote) => {
      const [first] = remote.declaration.routes;
      if (remote.name !== 'career' || !first) return remote;
      const routes = [
        ...remote.declaration.routes,
        { layout: first.layout, access: first.access, ...redirect },
      ];
      return { ...remote, declaration: { ...remote.declaration, routes } };
    });
    expect(isOverviewPage({ ...everything, remotes }, '/career')).toBe(true);
  });
});
