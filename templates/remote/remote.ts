import { remote } from '@phila/contract/remote';

const title = 'Starter';

export default remote({
  name: 'starter',
  title,
  owner: `${title} squad`,
  platform: '^1.0.0',
  routes: [{ path: '/starter', page: 'overview', layout: 'portal', access: 'person', title }],
  navigation: [{ menu: 'portal', label: title, to: '/starter', icon: 'home', order: 900 }],
});
