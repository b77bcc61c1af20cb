import { useMay } from '@phila/platform';
import { Link } from 'react-router-dom';

/** Name of a person that leads to their page, for those who may see people. */
export const PersonLink = ({ id, name }: { id: string; name: string }) =>
  useMay('identity.people.read') ? <Link to={`/admin/administrative/people/${id}`}>{name}</Link> : name;
