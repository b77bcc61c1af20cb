import { type SQL, sql } from 'drizzle-orm';

/** Defines `above` for a `with recursive`: an organisation and all its ancestors. */
export const above = (osNo: number): SQL => sql`
  above (os_no, parent_os_no) as (
    select os_no, parent_os_no from organisations where os_no = ${osNo}
    union
    select organisations.os_no, organisations.parent_os_no
    from organisations join above on organisations.os_no = above.parent_os_no
  )`;
