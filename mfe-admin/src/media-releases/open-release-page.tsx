import { Navigate, useParams } from 'react-router-dom';

/** The specification's addresses of one release, which is opened beside the list of all of them. */
const OpenReleasePage = () => {
  const { id = 'new' } = useParams();
  return <Navigate to={`/admin/media-releases-management?row=${encodeURIComponent(id)}`} replace />;
};

export default OpenReleasePage;
