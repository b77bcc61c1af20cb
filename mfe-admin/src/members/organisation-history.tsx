import { calls } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { organisation } from '@phila/contract/resources/organisation';
import RowHistory from '../audit/row-history.tsx';

/** Of its row, and of its people, files and parts of the site. */
const CALLS = [clientResourceCalls(organisation).list, calls.organisation.members];

/** What administrators did with an organisation and with what belongs to it. */
const OrganisationHistory = ({ osNo }: { osNo: number }) => (
  <RowHistory rowId={String(osNo)} by={CALLS} of="organisation" />
);

export default OrganisationHistory;
