import { lightCall, type calls } from '@phila/contract';

type Account = typeof calls.account;

/** By method and path alone (decision 0401): whoever follows the mailed link on a phone need not fetch schemas. */
export const yourDataCalls = {
  exportLink: lightCall<Account['exportLink']>('GET', '/Account/export-link/{token}', 'anyone'),
  downloadExport: lightCall<Account['downloadExport']>('GET', '/Account/export/{token}', 'anyone'),
};
