import { LegalPage } from '../legal/legal-page.tsx';
import { privacyPolicy } from './content.ts';

/** `/privacy-policy`, and `/privacyPolicy` for the footer of the specification. */
export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />;
}
