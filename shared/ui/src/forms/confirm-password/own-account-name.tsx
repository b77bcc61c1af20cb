import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { AccountName } from '../../controls/input/index.ts';

/** Tells password managers that a form's password is that of the signed-in person's account. */
export const OwnAccountName = () => {
  const { data } = useQuery(calls.account.signInDetails.query({}));
  return <AccountName value={data?.email ?? data?.mobile ?? ''} />;
};
