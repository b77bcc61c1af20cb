import { ButtonLink } from '@phila/ui';
import type { ReactNode } from 'react';
import { NextStep, NotAdvice, Opening, PublicPage } from '../sections/index.ts';

interface CoverPageProps {
  title: string;
  lead: string;
  /** Drawing beside the title (sections/beadwork.tsx). */
  picture: string;
  /** Tool that helps to decide, open to all. */
  tool: { to: string; label: string };
  /** Link to the person's own record, also at the page's end. */
  own: { to: string; label: string };
  next: { title: string; text: string; label: string };
  /** Parts, from explanation to questions. */
  children: ReactNode;
}

/** A page on a kind of cover: its meaning, law, costs and questions, never advice. */
export const CoverPage = ({ title, lead, picture, tool, own, next, children }: CoverPageProps) => (
  <PublicPage>
    <Opening
      area="Insurance and medical"
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink type="primary" size="large" to={tool.to}>
            {tool.label}
          </ButtonLink>
          <ButtonLink size="large" to={own.to}>
            {own.label}
          </ButtonLink>
        </>
      }
      picture={picture}
    />
    {children}
    <NotAdvice />
    <NextStep title={next.title} text={next.text} person={{ to: own.to, label: next.label }} />
  </PublicPage>
);
