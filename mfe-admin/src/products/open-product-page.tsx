import { Navigate, useSearchParams } from 'react-router-dom';

/** The specification's address of one product, which is opened beside the list of all of them. */
const OpenProductPage = () => {
  const [params] = useSearchParams();
  const row = params.get('id') ?? 'new';
  return <Navigate to={`/admin/product-management-pages?row=${encodeURIComponent(row)}`} replace />;
};

export default OpenProductPage;
