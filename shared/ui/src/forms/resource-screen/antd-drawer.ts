import MendedDrawer from '../../antd/drawer.tsx';
import { inSite } from '../../antd/in-site.tsx';

export const Drawer: typeof MendedDrawer = inSite(MendedDrawer);
