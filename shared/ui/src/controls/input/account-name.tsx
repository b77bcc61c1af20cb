/**
 * Tells password managers which account a form's password belongs to, in a form that has no field for it. Without it
 * they file a changed password under no account, or offer one of another.
 */
export const AccountName = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
);
