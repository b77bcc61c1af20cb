/** The types that a file picker offers for tables; the service checks the bytes. */
export const TABLE_FILES =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
