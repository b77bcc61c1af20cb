import MendedTable from '../../antd/table.tsx';
import { inSite } from '../../antd/in-site.tsx';

export const Table: typeof MendedTable = inSite(MendedTable);
