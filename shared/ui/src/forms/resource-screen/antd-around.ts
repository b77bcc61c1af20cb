/**
 * antd's components around a resource's list; they load after its rows. Imported one by one, because `antd/index.ts`
 * stays whole in the host's build, and would bring every component along.
 */
import AntdPopover from 'antd/es/popover';
import AntdSegmented from 'antd/es/segmented';
import { inSite } from '../../antd/in-site.tsx';

export const Popover: typeof AntdPopover = inSite(AntdPopover);
export const Segmented: typeof AntdSegmented = inSite(AntdSegmented);
