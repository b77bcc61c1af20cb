import { Image } from 'antd';

interface LargerPictureProps {
  src: string;
  /** What the picture is of; names the dialog. */
  alt: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture over the whole window, to come nearer to and to turn; Escape leads back. */
const LargerPicture = ({ src, alt, isOpen, onClose }: LargerPictureProps) => (
  <Image
    src={src}
    alt={alt}
    // The page has its own small picture, which is there before this one has come.
    styles={{ root: { display: 'none' } }}
    preview={{ open: isOpen, onOpenChange: (open) => !open && onClose() }}
  />
);

export default LargerPicture;
