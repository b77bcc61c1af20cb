import { calls } from '@phila/contract/calls';
import { Loaded, Page, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

/** Shows a country by its key in the address. */
const CountryPage = () => {
  const { key } = useParams();
  const countries = useQuery(calls.lookup.countries.query({}));
  return (
    <Loaded what="the country" reading={countries} waiting={<Skeleton />}>
      {(all) => {
        const country = all.find((one) => one.key === key);
        return (
          <Page title={country?.name ?? 'No such country'} sentence="What to know before you go.">
            <Link to="/journeys/plan">Plan a journey</Link>
          </Page>
        );
      }}
    </Loaded>
  );
};

export default CountryPage;
