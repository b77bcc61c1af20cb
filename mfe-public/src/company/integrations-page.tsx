import { ButtonLink } from '@phila/ui';
import { Lines, NextStep, Opening, Part, Points, PublicPage } from '../sections/index.ts';
import { integrations } from './integrations.ts';

const basket = `
kkkkkkkkkkk
krrrkgggkrr
krrrkgggkrr
krrrkgggkrr
kkkkkgggkkk
wwwwwgggwww
kkkkkgggkkk
kgggkwwwkgg
kgggkwwwkgg
kgggkwwwkgg
kkkkkwwwkkk
rrrrrwwwrrr
kkkkkwwwkkk
krrrkgggkrr
krrrkgggkrr
kkkkkkkkkkk
`;

/** `/integrations` */
export default function IntegrationsPage() {
  return (
    <PublicPage>
      <Opening
        area="About us"
        title="Integrations"
        lead="For people who run payroll, HR or a website: what connects with Phila today, and how to begin."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/contactUs#reach">
              Talk to us
            </ButtonLink>
            <ButtonLink size="large" to="/ourPartners">
              Our partners
            </ButtonLink>
          </>
        }
        picture={basket}
      />
      <Part id="today" title="What connects today">
        <Points points={integrations} />
      </Part>
      <Part
        id="beginning"
        title="How an employer starts"
        lead="Nothing has to be installed, and no password is sent by email."
        look="raised-beside"
      >
        <Lines
          caption="Steps of an employer"
          rows={[
            [
              'First',
              'Send us name, logo and two colours. You get your link, and see your pages in your own look.',
            ],
            ['Then', 'A file of employees is checked without being kept, line by line.'],
            [
              'When it is right',
              'The file is read in. Each person sets a password of their own by the address that you gave.',
            ],
            [
              'After that',
              'A new file whenever something changes. People who leave keep their account; it is no longer linked to you.',
            ],
          ]}
        />
      </Part>
      <Part id="developers" title="For developers" look="beside">
        <p>
          The service describes itself at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a> (OpenAPI):
          each call with its access, its limits and its errors. Names, amounts and dates are the same in the
          page, in the export and in the interface.
        </p>
      </Part>
      <NextStep
        title="Bring a file, not a project"
        text="A list of twenty people is enough to see whether it fits."
        visitor={{ to: '/contactUs#reach', label: 'Talk to us' }}
        person={{ to: '/contactUs#reach', label: 'Talk to us' }}
      />
    </PublicPage>
  );
}
