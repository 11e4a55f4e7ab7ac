import { Heading, Image } from "@carmine/design-system";
import type { ReactElement, ReactNode } from "react";
import { pictureOf } from "./products/picture.ts";
import * as styles from "./PageBanner.css.ts";

export interface PageBannerProps {
  readonly title: string;
  readonly text?: string;
  /** Address of a picture whose left side holds nothing that has to be seen. */
  readonly picture?: string | null | undefined;
  /** A line over the title. */
  readonly above?: ReactNode;
  /** Without colors: of something that is over. */
  readonly grey?: boolean;
  readonly children?: ReactNode;
}

/** The head of a page: its title, what it is about, and more below, over a picture. */
export const PageBanner = ({
  title,
  text,
  picture,
  above,
  grey = false,
  children,
}: PageBannerProps): ReactElement => (
  <div className={grey ? styles.grey : styles.banner}>
    {picture && (
      <div className={styles.picture}>
        <Image {...pictureOf(picture)} priority sizes="1200px" className={styles.image} />
      </div>
    )}
    <div className={styles.words}>
      {above && <p className={styles.above}>{above}</p>}
      <Heading level={1} size={36}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
    </div>
    {children}
  </div>
);
