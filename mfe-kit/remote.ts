import { remote } from '@phila/contract/remote';

/** Shows each block of `@phila/ui` in each of its states, for development and browser tests only. */
export default remote({
  name: 'kit',
  title: 'Kit',
  owner: 'Platform squad',
  platform: '^1.0.0',
  routes: [
    {
      path: '/kit',
      page: 'kit',
      layout: 'public',
      access: 'administrator',
      title: 'Kit',
      unlisted: true,
    },
  ],
});
