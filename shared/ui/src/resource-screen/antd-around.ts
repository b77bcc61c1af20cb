/**
 * What stands around the list of a resource and is antd's; it comes after the rows. Each by itself: the list of all that the
 * site provides (`antd/index.ts`) is whole in the host's build, and would bring every component with one.
 */
import AntdPopover from 'antd/es/popover';
import AntdSegmented from 'antd/es/segmented';
import { inSite } from '../antd/in-site.tsx';

export const Popover: typeof AntdPopover = inSite(AntdPopover);
export const Segmented: typeof AntdSegmented = inSite(AntdSegmented);
