import { Navigate } from 'react-router-dom';

/** The specification's address of a new organisation, whose form stands beside the tree. */
const CreateOrganisationPage = () => <Navigate to="/admin/manage-org-structures?row=new" replace />;

export default CreateOrganisationPage;
