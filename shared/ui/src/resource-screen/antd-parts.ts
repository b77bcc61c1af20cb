/**
 * What the page of a resource has of antd. Each by itself: the list of all that the site provides (`antd/index.ts`) is whole in
 * the host's build, and would bring every component with one.
 */
import AntdPopover from 'antd/es/popover';
import AntdSegmented from 'antd/es/segmented';
import MendedDrawer from '../antd/drawer.tsx';
import { inSite } from '../antd/in-site.tsx';
import MendedTable from '../antd/table.tsx';

export const Drawer: typeof MendedDrawer = inSite(MendedDrawer);
export const Popover: typeof AntdPopover = inSite(AntdPopover);
export const Segmented: typeof AntdSegmented = inSite(AntdSegmented);
export const Table: typeof MendedTable = inSite(MendedTable);
