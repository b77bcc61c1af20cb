import { calls } from '@phila/contract/calls';
import type { CvPageWidth, CvTemplate } from '@phila/contract/cv';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

const { page: pageCall } = calls.career.cv;

interface Wanted {
  cvId: string;
  /** Counted from 1. */
  page: number;
  width: CvPageWidth;
  /** Another layout than the one that is saved. */
  template?: CvTemplate | undefined;
  enabled?: boolean;
}

/** A page of a saved CV as the service draws it. What came last stays until the next is there. */
export const usePagePicture = ({ cvId, page, width, template, enabled = true }: Wanted) =>
  useQuery(
    pageCall.query(
      {
        params: { id: cvId, page },
        query: { Width: `${width}`, ...(template === undefined ? {} : { Template: `${template}` }) },
      },
      { enabled, retry: false, staleTime: 0 },
    ),
  );

interface PagePictureProps {
  picture: Blob;
  /** Empty where the words beside it say the same. */
  alt: string;
  className?: string | undefined;
}

/** A picture that was fetched with the person's token, which no address of an image could carry. */
export const PagePicture = ({ picture, alt, className }: PagePictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt={alt} className={className} width={210} height={297} />;
};
