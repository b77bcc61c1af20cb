import { calls } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { organisation } from '@phila/contract/resources/organisation';
import RowHistory from '../audit/row-history.tsx';

/** Calls on the organisation's row, people, files and parts of the site. */
const CALLS = [clientResourceCalls(organisation).list, calls.organisation.members];

/** Lists administrators' changes to an organisation and all that belongs to it. */
const OrganisationHistory = ({ osNo }: { osNo: number }) => (
  <RowHistory rowId={String(osNo)} by={CALLS} of="organisation" />
);

export default OrganisationHistory;
