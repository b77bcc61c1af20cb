/**
 * What must be given is so for the browser as well (specification: orders, "Metadata"): translators, password managers and
 * older readers know the attribute. Its own bubbles never come, because every form has `noValidate`.
 */
export const nativelyRequired = <
  P extends { required?: boolean | undefined; 'aria-required'?: boolean | 'true' | 'false' | undefined },
>(
  props: P,
): P =>
  props['aria-required'] === true || props['aria-required'] === 'true' ? { ...props, required: true } : props;
