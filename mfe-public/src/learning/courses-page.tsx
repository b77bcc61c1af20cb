import { calls } from '@phila/contract/calls';
import { ButtonLink, classes, Loaded, Money, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NextStep, Opening, Part, PublicPage, Questions, Ways } from '../sections/index.ts';
import styles from './courses.module.css';

/** The shop category shown. */
const CATEGORY = 'Short courses';

const book = `
...........
...........
kkk........
kwwkkkk....
kwwwwwwkkk.
kwkkkwwwwwk
kwwwwwkkkwk
kwkkkwwwwwk
kwwwwwkkkwk
kwkkkwwwwwk
kwwwwwkkkwk
kggwwwwwwwk
rrrggwwwwwk
...rrrgggwk
......rrrgg
.........rr
`;

const NONE = <p>No courses are on offer right now. See what else is in the shop.</p>;

const CoursesOf = ({ id }: { id: number }) => {
  const courses = useQuery(
    calls.shop.productsByCategory.query({
      params: { id },
      query: { PageNumber: 1, PageSize: 25, Sort: 'productName' },
    }),
  );
  return (
    <Loaded
      isList
      what="The courses"
      reading={courses}
      waiting={<Skeleton height={240} />}
      empty={NONE}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => (
        <ul className={classes('grid')}>
          {items.map(({ productId, productName, price }) => (
            <li key={productId} className={styles.course}>
              <Link
                to={`/product/${productId}`}
                className={classes('row between gap-24 pad-y-16 no-line text rule-below')}
              >
                <span className={classes('strong')}>{productName}</span>
                <span className={classes('rigid strong')}>
                  {price === 0 ? 'Free' : <Money value={price} />}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
};

const CourseList = () => {
  const categories = useQuery(calls.shop.productCategories.query({}));
  return (
    <Loaded isList what="The courses" reading={categories} waiting={<Skeleton height={240} />}>
      {(all) => {
        const category = all.find(({ name }) => name === CATEGORY);
        return category === undefined ? NONE : <CoursesOf id={category.id} />;
      }}
    </Loaded>
  );
};

/** `/courses`: the shop's courses. */
export default function CoursesPage() {
  return (
    <PublicPage>
      <Opening
        area="Learning"
        title="Courses"
        lead="Short courses with a certificate, a skill, a line for your CV."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/shop">
              See them in the shop
            </ButtonLink>
            <ButtonLink size="large" to="/moneytimeFinancialLiteracy">
              Read for free
            </ButtonLink>
          </>
        }
        picture={book}
      />
      <Part
        id="on-offer"
        title="On offer now"
        lead="Prices include VAT. Press a course to see what it covers and how it is given."
        look="beside"
      >
        <CourseList />
      </Part>
      <Part id="before" title="Before you pay for any course" look="raised">
        <Questions
          questions={[
            {
              ask: 'Who accredits it?',
              why: 'A SETA, the QCTO or a university. “Certified” alone says nothing.',
            },
            {
              ask: 'What do people do with it afterwards?',
              why: 'Phone somebody who took it, not only the college.',
            },
            {
              ask: 'What else will it cost?',
              why: 'Books, an exam, data and taxis are often left out of the price.',
            },
            {
              ask: 'May I cancel?',
              why: 'Bought over the internet, you have seven days, unless you asked for it to begin at once.',
            },
          ]}
        />
      </Part>
      <Part id="more" title="More to learn from" look="beside">
        <Ways
          ways={[
            {
              to: '/moneytimeFinancialLiteracy',
              title: 'Moneytime',
              text: 'Money in six short reads',
              icon: 'wallet',
            },
            {
              to: '/yenzaCareerGuidance',
              title: 'Yenza',
              text: 'Which way to go, and who pays for it',
              icon: 'rocket',
            },
            {
              to: '/learningDashboard',
              title: 'Learning dashboard',
              text: 'Courses you have started',
              icon: 'learning',
            },
          ]}
        />
      </Part>
      <NextStep
        title="Put it where it is seen"
        text="A course that you finish belongs in your career profile, with its certificate beside it."
        person={{ to: '/career/education/courses', label: 'Add a course to my profile' }}
      />
    </PublicPage>
  );
}
