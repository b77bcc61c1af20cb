/** What a chooser offers of files with a table in them; the service knows each by its bytes. */
export const TABLE_FILES =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
