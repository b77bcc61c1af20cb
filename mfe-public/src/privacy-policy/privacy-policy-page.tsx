import { LegalPage } from '../legal/legal-page.tsx';
import { privacyPolicy } from './content.ts';

/** `/privacy-policy`, and `/privacyPolicy` for the specification's footer. */
export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />;
}
