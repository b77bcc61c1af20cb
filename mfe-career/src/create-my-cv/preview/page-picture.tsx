import { calls } from '@phila/contract/calls';
import type { CvPageWidth, CvTemplate } from '@phila/contract/cv';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

const { page: pageCall } = calls.career.cv;

interface PictureRequest {
  cvId: string;
  /** Counted from 1. */
  page: number;
  width: CvPageWidth;
  /** A layout other than the saved one. */
  template?: CvTemplate | undefined;
  enabled?: boolean;
}

/** Fetches a saved CV's page as a picture; keeps the last one until the next arrives. */
export const usePagePicture = ({ cvId, page, width, template, enabled = true }: PictureRequest) =>
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
  /** Empty where nearby words say the same. */
  alt: string;
  className?: string | undefined;
}

/** Picture fetched with the person's token, because an `img` address cannot carry it. */
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
