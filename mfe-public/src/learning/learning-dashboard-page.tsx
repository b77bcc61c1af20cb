import { brand } from '@phila/contract/brand';
import { Lines, LinkElsewhere, NextStep, Opening, Part, PublicPage, Ways } from '../sections/index.ts';

const screen = `
kkkkkkkkkkk
kwwwwwwwwww
kwwwwwwwwwg
kwwwwwwwwwg
kwwwwwwrrwg
kwwwwwwrrwg
kwwwggwrrwg
kwwwggwrrwg
kwrwggwrrwg
kwrwggwrrwg
kkkkkkkkkkk
........kkk
........kkk
.....kkkkkk
...........
ggggggggggg
`;

/** `/learningDashboard`: links to the separate learning site. */
export default function LearningDashboardPage() {
  return (
    <PublicPage>
      <Opening
        area="Learning"
        title="Learning dashboard"
        lead={`Courses you have started are shown by a site of their own, ${new URL(brand.learningSite).host}. It opens in a new tab, and this page stays where it is.`}
        actions={
          <LinkElsewhere type="primary" size="large" to={brand.learningSite}>
            Open the learning site
          </LinkElsewhere>
        }
        picture={screen}
      />
      <Part id="leaving" title="What leaves with you" look="beside">
        <Lines
          caption="What the learning site is told"
          rows={[
            ['What we tell it', 'Nothing. The link carries neither your name nor a number.'],
            ['Signing in', 'It has an account of its own. Your password here is not your password there.'],
            ['What it keeps', 'Your progress, under its own privacy policy.'],
          ]}
        />
      </Part>
      <Part id="here" title="Learn here" look="raised-beside">
        <Ways
          ways={[
            { to: '/courses', title: 'Courses', text: 'Short ones from the shop', icon: 'learning' },
            {
              to: '/moneytimeFinancialLiteracy',
              title: 'Moneytime',
              text: 'Money in six short reads',
              icon: 'wallet',
            },
            { to: '/yenzaCareerGuidance', title: 'Yenza', text: 'Career guidance', icon: 'rocket' },
          ]}
        />
      </Part>
      <NextStep
        title="Finished one?"
        text="Add it to your career profile while the date is still in your head."
        person={{ to: '/career/education/courses', label: 'Add a course to my profile' }}
      />
    </PublicPage>
  );
}
