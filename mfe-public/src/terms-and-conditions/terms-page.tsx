import { LegalPage } from '../legal/legal-page.tsx';
import { terms } from './content.ts';

export default function TermsPage() {
  return <LegalPage document={terms} />;
}
