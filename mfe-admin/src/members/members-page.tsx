import { calls } from '@phila/contract/calls';
import { useMay } from '@phila/platform';
import { Empty, Loaded, Page, Skeleton, Surface, Tabs, lazy } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { EmployeesFile } from './employees-file.tsx';
import { InvitationsFile } from './invitations-file.tsx';
import { MemberList } from './member-list.tsx';

const OrganisationBundles = lazy(
  () => import(/* webpackChunkName: "organisation-parts" */ './organisation-bundles.tsx'),
  { what: 'value bundles' },
);
const OrganisationRemotes = lazy(
  () => import(/* webpackChunkName: "organisation-parts" */ './organisation-remotes.tsx'),
  { what: 'the parts of the site' },
);
const PapersTab = lazy(() => import(/* webpackChunkName: "papers" */ '../papers/papers-tab.tsx'), {
  what: 'the papers',
});
const OrganisationHistory = lazy(
  () => import(/* webpackChunkName: "organisation-parts" */ './organisation-history.tsx'),
  { what: 'the history', height: 120 },
);

interface PartsProps {
  osNo: number;
  guid: string;
  osName: string;
}

const Parts = ({ osNo, guid, osName }: PartsProps) => {
  const mayInvite = useMay('organisation.members.write');
  const seesBundles = useMay('voucher.bundles.read');
  const seesAudit = useMay('site.operations.read');
  const [search, setSearch] = useSearchParams();
  /** Incremented after each saved file, to read the members again. */
  const [files, setFiles] = useState(0);
  const onSaved = () => {
    setFiles(files + 1);
    void refreshAfterAct([calls.organisation.structures]);
  };
  return (
    <Tabs
      label={`What belongs to ${osName}`}
      chosen={search.get('show') ?? 'members'}
      onChoose={(part) => setSearch(part === 'members' ? {} : { show: part })}
      tabs={[
        {
          key: 'members',
          text: 'Members',
          content: <MemberList key={files} guid={guid} osName={osName} />,
        },
        ...(mayInvite
          ? [
              {
                key: 'invitations',
                text: 'Invite by a file',
                content: <InvitationsFile guid={guid} onSaved={onSaved} />,
              },
              {
                key: 'employees',
                text: 'Record of employees',
                content: <EmployeesFile guid={guid} onSaved={onSaved} />,
              },
            ]
          : []),
        { key: 'papers', text: 'Papers', content: <PapersTab guid={guid} osName={osName} /> },
        ...(seesBundles
          ? [{ key: 'bundles', text: 'Value bundles', content: <OrganisationBundles osNo={osNo} /> }]
          : []),
        {
          key: 'remotes',
          text: 'Parts of the site',
          content: <OrganisationRemotes guid={guid} osName={osName} />,
        },
        ...(seesAudit
          ? [
              {
                key: 'history',
                text: 'History',
                content: <OrganisationHistory osNo={osNo} />,
              },
            ]
          : []),
      ]}
    />
  );
};

/** Page of an organisation: its people, its import files, and its bundles and parts of the site. */
const MembersPage = () => {
  const { osNo = '' } = useParams();
  const reading = useQuery(calls.organisation.structures.query({}));
  const found = reading.data?.find((one) => String(one.osNo) === osNo);
  return (
    <Page
      title={found?.osName ?? 'Organisation'}
      sentence="Who belongs to it, who is invited, and what it supplies about its people."
      action={
        found !== undefined && (
          <Link to={`/admin/manage-org-structures?row=${found.osNo}`}>
            Its name, colours and other details
          </Link>
        )
      }
    >
      <Surface label="The organisation’s people">
        <Loaded what="The organisation" reading={reading} waiting={<Skeleton height={320} />}>
          {() =>
            found === undefined ? (
              <Empty
                title="We can’t find this organisation"
                action={<Link to="/admin/manage-org-structures">All organisations</Link>}
              >
                It is archived, or you do not look after it.
              </Empty>
            ) : (
              <Parts key={found.guid} osNo={found.osNo} guid={found.guid} osName={found.osName} />
            )
          }
        </Loaded>
      </Surface>
    </Page>
  );
};

export default MembersPage;
