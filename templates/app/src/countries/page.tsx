import { calls } from '@phila/contract/calls';
import { Page } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { wishes } from '../wishes.ts';

const FIRST = '1';

/** Lists every country in a paged table; the page's number stands in the address. */
const CountriesPage = () => {
  const countries = useQuery(calls.lookup.countries.query({}));
  const wished = useSelector(wishes.select);
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  return (
    <Page title="Journeys" sentence="Where would you like to go?">
      <Table
        rowKey="key"
        loading={countries.isPending}
        dataSource={countries.data ?? []}
        pagination={{
          current: Number(search.get('page') ?? FIRST),
          pageSize: 10,
          showSizeChanger: false,
          onChange: (page) => setSearch({ page: String(page) }),
        }}
        columns={[
          {
            title: 'Country',
            dataIndex: 'name',
            render: (name: string, { key }) => <Link to={`/journeys/countries/${key}`}>{name}</Link>,
          },
          {
            title: 'Wish',
            render: (_, { key, name }) => (
              <Button
                aria-label={`Wish for ${name}`}
                aria-pressed={wished.includes(key)}
                onClick={() => dispatch(wishes.actions.toggled(key))}
              >
                {wished.includes(key) ? 'Wished' : 'Wish'}
              </Button>
            ),
          },
        ]}
      />
    </Page>
  );
};

export default CountriesPage;
