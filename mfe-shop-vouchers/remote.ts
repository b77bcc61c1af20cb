import { remote } from '@phila/contract/remote';

const inPortal = { layout: 'portal', access: 'person' } as const;

/** What the shop declares (specification: shop). */
export default remote({
  name: 'shop-vouchers',
  title: 'Shop and vouchers',
  owner: 'Shop squad',
  platform: '^1.0.0',
  routes: [
    {
      path: '/offers',
      page: 'offers',
      title: 'My Offers',
      ahead: ['/Shop/product-categories'],
      ...inPortal,
    },
  ],
  navigation: [{ menu: 'portal', label: 'My Offers', to: '/offers', icon: 'tag', order: 50 }],
});
