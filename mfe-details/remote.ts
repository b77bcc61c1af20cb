import { remote } from '@phila/contract';

/** What the details remote declares (seeds 1 §2.5); its other sections join with their own issues. */
export default remote({
  name: 'details',
  title: 'My details',
  owner: 'Details squad',
  platform: '^1.0.0',
  routes: [
    { path: '/details', page: 'first-section', layout: 'portal', access: 'person', title: 'My Details' },
    {
      path: '/details/personal/biographical',
      page: 'biographical',
      layout: 'portal',
      access: 'person',
      title: 'Biographical',
    },
  ],
  navigation: [
    { menu: 'portal', label: 'My Details', to: '/details', icon: 'person', order: 20 },
    {
      menu: 'portal',
      group: '/details',
      label: 'Biographical',
      to: '/details/personal/biographical',
      icon: 'identity',
      order: 10,
    },
  ],
});
