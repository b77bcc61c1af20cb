import { lightCall, type calls } from '@phila/contract';

/** By method and path alone (decision 0401): whoever follows the mailed link on a phone need not fetch schemas. */
export const yourDataCalls = {
  exportLink: lightCall<(typeof calls.personalData)['exportLink']>(
    'GET',
    '/Account/export-link/{token}',
    'anyone',
  ),
  downloadExport: lightCall<(typeof calls.personalData)['downloadExport']>(
    'GET',
    '/Account/export/{token}',
    'anyone',
  ),
};
