import { ButtonLink } from '@phila/ui';
import type { ReactNode } from 'react';
import { NextStep, NotAdvice, Opening, PublicPage } from '../sections/index.ts';

interface CoverPageProps {
  title: string;
  lead: string;
  /** The drawing beside the title (sections/beadwork.tsx). */
  picture: string;
  /** What helps to decide, open to everyone. */
  tool: { to: string; label: string };
  /** The person's own record of it, which the page ends with as well. */
  own: { to: string; label: string };
  next: { title: string; text: string; label: string };
  /** The parts of the page, from what it is to what to ask. */
  children: ReactNode;
}

/** A page about a kind of cover: what it is, the law, the costs and the questions, never advice. */
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
