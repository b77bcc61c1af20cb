import { calls, type ReleaseWorkflow } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { notify, refreshReads, send } from '@phila/platform';
import { type AdminColumn, classes, FormField, Input } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { PublisherForm, Publishers, remoteFaults } from './publishers.tsx';

const { endReleaseWorkflow, releaseWorkflows, trustReleaseWorkflow } = calls.administration;

interface Typed {
  remote: string;
  issuer: string;
  repository: string;
  workflow: string;
  environment: string;
}

const GITHUB = 'https://token.actions.githubusercontent.com';

const columns: readonly AdminColumn<ReleaseWorkflow>[] = [
  {
    name: 'workflow',
    label: 'Workflow',
    cell: ({ workflow, environment }) => (
      <span className={classes('anywhere')}>
        <strong>{workflow}</strong>
        {environment !== null && ` in ${environment}`}
      </span>
    ),
  },
  { name: 'remote', label: 'Publishes', cell: ({ remote }) => remote },
  { name: 'issuer', label: 'Signed by', cell: ({ issuer }) => new URL(issuer).host },
  { name: 'by', label: 'Trusted by', cell: ({ by }) => by ?? 'An account that is gone' },
  {
    name: 'lastUsedAt',
    label: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Not yet' : southAfricanTime(lastUsedAt)),
  },
];

const faultsOf = ({ remote, issuer, repository, workflow }: Typed) => [
  ...remoteFaults(remote),
  ...(/^https?:\/\//.test(issuer.trim())
    ? []
    : [{ path: 'issuer', message: 'Please give an address that begins with https://' }]),
  ...(repository.trim() === '' ? [{ path: 'repository', message: 'Please name the repository' }] : []),
  ...(workflow.trim() === ''
    ? [{ path: 'workflow', message: 'Please name the workflow with its branch' }]
    : []),
];

const TrustWorkflow = ({ onClose }: { onClose: () => void }) => (
  <PublisherForm<Typed>
    title="Let a workflow publish"
    initialValues={{ remote: '', issuer: GITHUB, repository: '', workflow: '', environment: '' }}
    sentence="The CI signs who it is for each run, for the address of this site, so that no secret is stored. A fork, another branch and another workflow are refused."
    check={faultsOf}
    send={async ({ environment, ...typed }) => {
      const body = { ...typed, environment: environment.trim() === '' ? null : environment };
      await send(trustReleaseWorkflow, { body });
      void refreshReads([releaseWorkflows]);
      notify({ severity: 'success', text: `${typed.repository} publishes ${typed.remote}` });
      onClose();
    }}
    submit={{ label: 'Let it publish', sending: 'Saving' }}
    onClose={onClose}
  >
    <FormField<string> name="remote" label="Remote" hint="Its name in remote.ts: travel" required>
      {(control) => <Input {...control} autoCapitalize="none" spellCheck={false} />}
    </FormField>
    <FormField<string> name="issuer" label="Issuer" hint="GitHub’s, or that of your GitLab" required>
      {(control) => <Input {...control} inputMode="url" spellCheck={false} maxLength={300} />}
    </FormField>
    <FormField<string> name="repository" label="Repository" hint="acme/travel" required>
      {(control) => <Input {...control} spellCheck={false} maxLength={300} />}
    </FormField>
    <FormField<string>
      name="workflow"
      label="Workflow"
      hint="With its branch: acme/travel/.github/workflows/release.yml@refs/heads/main"
      required
    >
      {(control) => <Input {...control} spellCheck={false} maxLength={300} />}
    </FormField>
    <FormField<string> name="environment" label="Environment" hint="Only where the CI protects one">
      {(control) => <Input {...control} spellCheck={false} maxLength={300} />}
    </FormField>
  </PublisherForm>
);

/** Workflows of CIs that publish without a stored secret: trusted, and ended. */
export const ReleaseWorkflows = () => (
  <Publishers<ReleaseWorkflow>
    title="Workflows that publish"
    sentence="A squad’s CI publishes from its own repository by the identity that it signs (OpenID Connect)."
    label="Workflows"
    what="The workflows"
    reading={useQuery(releaseWorkflows.query({}, { staleTime: 0 }))}
    columns={columns}
    nameOf={({ repository }) => repository}
    none={{
      title: 'No workflow publishes here',
      text: 'A workflow needs no stored secret, so it is the safer way for a squad with a CI.',
    }}
    add="Let a workflow publish"
    renderForm={(close) => <TrustWorkflow onClose={close} />}
    end={({ id }) => send(endReleaseWorkflow, { params: { id } })}
    ended={({ repository }) => `${repository} publishes no more`}
  />
);
