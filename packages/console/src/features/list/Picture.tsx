import { Icon, Image } from "@carmine/design-system";
import { clsx } from "clsx";
import ImageOff from "lucide-react/icons/image-off";
import * as styles from "./list.css.ts";

interface PictureProps {
  src: string | null;
  className?: string | undefined;
}

/** A small decorative picture of a product, next to its name. */
export const Picture = ({ src, className = styles.picture }: PictureProps) =>
  src ? (
    <Image src={src} alt="" className={className} />
  ) : (
    <span className={clsx(className, styles.noPicture)}>
      <Icon shape={ImageOff} />
    </span>
  );
