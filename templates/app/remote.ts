import { remote } from '@phila/contract/remote';

const page = { layout: 'portal', access: 'person' } as const;

export default remote({
  name: 'journeys',
  title: 'Journeys',
  owner: 'Journeys squad',
  platform: '^1.0.0',
  routes: [
    { path: '/journeys', page: 'countries', title: 'Journeys', ...page },
    { path: '/journeys/countries/:key', page: 'country', title: 'Country', ...page },
    { path: '/journeys/plan', page: 'plan', title: 'Plan a journey', ...page },
  ],
  navigation: [
    { menu: 'portal', label: 'Journeys', to: '/journeys', icon: 'M4 7h16M4 12h16M4 17h10', order: 950 },
  ],
});
